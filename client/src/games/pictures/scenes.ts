// Small scenes for cards, made of the same parts as the map: a kind says what is seen, a seed varies it.
import { seeded, short, turn } from "../planets/seeded";

export type SceneKind = "space" | "war" | "law" | "bio" | "cyber" | "drive" | "trade" | "secret" | "rule";

export interface Ground {
  from: string;
  to: string;
  /** The frame of a card of this kind. */
  hue: string;
}

export const grounds: Record<SceneKind, Ground> = {
  space: { from: "#1C2B5E", to: "#0A0D22", hue: "#6E86D6" },
  war: { from: "#6A1F1C", to: "#1C0A12", hue: "#D1604E" },
  law: { from: "#5B451C", to: "#170F08", hue: "#C7A24A" },
  bio: { from: "#1D5A34", to: "#08170F", hue: "#5FB873" },
  cyber: { from: "#6A5A14", to: "#171307", hue: "#D1B23F" },
  drive: { from: "#1C4E86", to: "#081426", hue: "#4F8FD6" },
  trade: { from: "#7A4A12", to: "#1C1006", hue: "#D99A3A" },
  secret: { from: "#4A1F5A", to: "#140A1E", hue: "#B77FE0" },
  rule: { from: "#6B2750", to: "#1A0A18", hue: "#C76FA0" },
};

/** Scenes are drawn in this box and cut to fit. */
export const WIDTH = 160;
export const HEIGHT = 100;

export function starsOf(seed: string): string {
  const random = seeded(`${seed} stars`);
  let path = "";
  for (let i = 0; i < 70; ++i) path += `M${short(random() * WIDTH)} ${short(random() * HEIGHT)}h.01`;
  return path;
}

/** Two strands and the rungs between them. */
export function helix(seed: string): { strands: string; rungs: string } {
  const phase = 6.28 * seeded(seed)();
  const y = (i: number, half: number) => HEIGHT * 0.5 + Math.sin(i * 0.55 + phase + half * Math.PI) * HEIGHT * 0.28;
  const strand = (half: number) =>
    `M${Array.from({ length: 25 }, (_, i) => `${short((WIDTH * i) / 24)} ${short(y(i, half))}`).join("L")}`;
  const rungs = Array.from({ length: 12 }, (_, i) => {
    const at = i * 2 + 1;
    return `M${short((WIDTH * at) / 24)} ${short(y(at, 0))}V${short(y(at, 1))}`;
  });
  return { strands: strand(0) + strand(1), rungs: rungs.join("") };
}

/** Traces on a board, each with a knot. */
export function traces(seed: string): { lines: string; knots: { x: number; y: number }[] } {
  const random = seeded(seed);
  let lines = "";
  const knots: { x: number; y: number }[] = [];
  for (let i = 0; i < 9; ++i) {
    const y = HEIGHT * (0.1 + 0.1 * i);
    const x = WIDTH * (0.2 + 0.5 * random());
    lines += `M0 ${short(y)}H${short(x)}l${short(HEIGHT * 0.1)} ${short((i % 2 ? 1 : -1) * HEIGHT * 0.08)}H${WIDTH}`;
    knots.push({ x, y });
  }
  return { lines, knots };
}

/** Stars drawn out by speed. */
export function streaks(seed: string): string {
  const random = seeded(seed);
  let path = "";
  for (let i = 0; i < 26; ++i) {
    path += `M${short(WIDTH * random())} ${short(HEIGHT * random())}h${short(WIDTH * (0.15 + 0.4 * random()))}`;
  }
  return path;
}

export const burst = (points: number, outer: number, inner: number): string =>
  `M${turn(points * 2, (i, angle) => {
    const r = i % 2 ? inner : outer;
    return `${short(r * Math.cos(angle - Math.PI / 2))} ${short(r * Math.sin(angle - Math.PI / 2))}`;
  }).join("L")}Z`;

/** How a scene is varied: where the world hangs, which seat's ship flies, how it is turned. */
export interface Variation {
  world: string;
  worldX: number;
  worldY: number;
  tilt: number;
  seat: string;
  ship: "cruiser" | "destroyer" | "dreadnought" | "carrier";
}

const seats = ["red", "blue", "orange", "purple", "yellow", "green"];
const ships = ["cruiser", "destroyer", "dreadnought", "carrier"] as const;

export function variation(kind: SceneKind, seed: string): Variation {
  const random = seeded(`${kind} ${seed}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return {
    world: `${seed} ${kind}`,
    worldX: random(),
    worldY: random(),
    tilt: -14 + 28 * random(),
    seat: pick(seats),
    ship: pick(ships),
  };
}
