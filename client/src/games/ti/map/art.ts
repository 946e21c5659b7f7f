// Paths of what lies in space: rocks, wisps, rays, spirals. All from numbers, the same in every game.
import { seeded, short, turn, type Random } from "../../planets/seeded";

/** Pictures of anomalies are drawn in this box round the middle of a hex. */
export const ART_BOX = "-53 -46 106 92";

function rock(random: Random, x: number, y: number, size: number): string {
  const points = turn(7, (_, angle) => {
    const far = size * (0.7 + 0.45 * random());
    return `${short(x + far * Math.cos(angle))} ${short(y + far * Math.sin(angle) * 0.85)}`;
  });
  return `M${points.join("L")}Z`;
}

const boulders: readonly [x: number, y: number][] = [
  [-35, 15], [-21, 1], [-9, 14], [6, -7], [17, 3], [33, -14], [-30, -8],
  [1, 7], [29, 8], [-17, 23], [16, -21], [41, -2], [-42, 5],
];

/** Pebbles in one path, boulders in two, their lit edges in one. */
export function asteroids(): { pebbles: string; far: string; near: string; lit: string } {
  const random = seeded("rocks");
  let pebbles = "";
  for (let i = 0; i < 80; ++i) {
    const x = -46 + 92 * random();
    pebbles += rock(random, x, -13 + 26 * random() - x * 0.34, 0.7 + 1.7 * random() * random());
  }
  let [far, near, lit] = ["", "", ""];
  boulders.forEach(([x, y], i) => {
    const s = 4.6 + 5.2 * random();
    const path = rock(random, x, y, s);
    if (i % 2) near += path;
    else far += path;
    lit += `M${short(x - s * 0.75)} ${short(y - s * 0.1)}Q${short(x - s * 0.5)} ${short(y - s * 0.8)} ${short(x + s * 0.25)} ${short(y - s * 0.66)}Q${short(x - s * 0.25)} ${short(y - s * 0.34)} ${short(x - s * 0.75)} ${short(y - s * 0.1)}Z`;
  });
  return { pebbles, far, near, lit };
}

export interface Puff {
  rx: number;
  ry: number;
  transform: string;
  fill: string;
}

const puff = (x: number, y: number, rx: number, ry: number, turned: number, hue: number): Puff => ({
  rx,
  ry,
  transform: `translate(${x} ${y}) rotate(${turned})`,
  fill: `url(#ti-nebula-${hue})`,
});

export function nebula(): { puffs: Puff[]; wisps: string; sparks: string } {
  const random = seeded("veil4");
  const wisps = Array.from({ length: 9 }, () => {
    const [x, y, w, b] = [-44 + 40 * random(), -26 + 52 * random(), 26 + 26 * random(), -9 + 18 * random()];
    return `M${short(x)} ${short(y)}q${short(w * 0.5)} ${short(b)} ${short(w)} ${short(-b * 0.3)}q${short(-w * 0.5)} ${short(b * 0.5 + 2)} ${short(-w)} ${short(b * 0.3)}Z`;
  }).join("");
  const sparks = Array.from({ length: 26 }, () => `M${short(-40 + 80 * random())} ${short(-26 + 52 * random())}h.01`).join("");
  const puffs = [
    puff(-20, 6, 30, 20, -24, 2),
    puff(18, -8, 32, 21, 18, 3),
    puff(6, 14, 30, 16, -8, 2),
    puff(-12, -14, 24, 15, 12, 3),
    puff(26, 12, 20, 14, 30, 4),
    puff(-30, -4, 16, 12, -30, 4),
  ];
  return { puffs, wisps, sparks };
}

/** A crown of rays round a star. */
export const rays = (n: number, inner: number, outer: number, width: number, turned: number): string =>
  turn(n, (i, angle) => {
    const at = angle + turned;
    const far = outer * (0.72 + 0.4 * (((i * 7) % 5) / 4));
    return `M${short(inner * Math.cos(at - width))} ${short(inner * Math.sin(at - width))}L${short(far * Math.cos(at))} ${short(far * Math.sin(at) * 0.86)}L${short(inner * Math.cos(at + width))} ${short(inner * Math.sin(at + width))}Z`;
  }).join("");

/** Three arms of a wormhole. */
export const arms = (): string =>
  turn(3, (_, start) => {
    const points = Array.from({ length: 23 }, (_, i) => {
      const [angle, far] = [start + i * 0.24, 3.4 + i * 0.58];
      return `${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}`;
    });
    return `M${points.join("L")}`;
  }).join("");

/** Letter and the lighter of the two colours; the darker one is a token of the theme. */
export const WORMHOLES: Record<string, { letter: string; light: string }> = {
  alpha: { letter: "α", light: "#FFD9A1" },
  beta: { letter: "β", light: "#B9F5DA" },
  delta: { letter: "δ", light: "#CFE0FF" },
  gamma: { letter: "γ", light: "#FFD3F6" },
};
