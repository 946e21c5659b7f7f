// The face of a world: palette, features and how it is turned, all from its id. No drawing here.
import { features, RADIUS, type FeatureKind, type Features } from "./features";
import { homeLooks } from "./homes";
import { pickOf, seeded } from "./seeded";

export { RADIUS };

/** Lit side, body, night, first and second feature. */
export type Palette = readonly [lit: string, body: string, night: string, first: string, second: string];

export interface Look {
  palette: Palette;
  kind: FeatureKind;
}

export type Trait = "cultural" | "hazardous" | "industrial";

const palettes: Record<Trait, readonly Palette[]> = {
  cultural: [
    ["#A8E6F2", "#2F8FB8", "#0B2A4A", "#7FBF6B", "#E9F7F5"],
    ["#BFE7D0", "#3C9A88", "#0C3136", "#D8C27A", "#F4FBEF"],
    ["#C6D5FF", "#5772C9", "#161E55", "#9CCBA0", "#EFF3FF"],
    ["#F2D9F0", "#9A68B0", "#2C1747", "#E8B7A0", "#FFF2FA"],
  ],
  hazardous: [
    ["#F7B489", "#B0492F", "#32100F", "#5A1F1A", "#FFB347"],
    ["#E6C9A8", "#8C5A3C", "#26130F", "#4A2A1E", "#FF7A3D"],
    ["#E9E36A", "#93943A", "#262A0E", "#5B5F1F", "#F4FF8A"],
    ["#C9A7A7", "#6E4350", "#1E0E18", "#3A1F2C", "#FF5A5A"],
  ],
  industrial: [
    ["#F3D9A6", "#B58A4A", "#33230F", "#8A6330", "#FFE9BC"],
    ["#D5DCE0", "#7F8C95", "#1C252C", "#566470", "#FFD98A"],
    ["#DDE3B8", "#8E9A5A", "#252C12", "#66723C", "#FFF0A8"],
    ["#E9C7A9", "#A06B52", "#2D1913", "#74483A", "#FFDCA8"],
  ],
};

const kinds: Record<Trait, readonly FeatureKind[]> = {
  cultural: ["sea", "sea", "swirl"],
  hazardous: ["craters", "cracks", "cracks"],
  industrial: ["plates", "bands", "plates"],
};

const isTrait = (name: string): name is Trait => name in palettes;

export function lookOf(id: string, trait: string): Look {
  const written = homeLooks[id];
  if (written) return written;
  const random = seeded(`${id}#`);
  const set = isTrait(trait) ? trait : "cultural";
  return { palette: pickOf(random, palettes[set]), kind: pickOf(random, kinds[set]) };
}

export interface Face extends Features {
  palette: Palette;
  /** Degrees by which the features are turned. */
  turned: number;
}

const faces = new Map<string, Face>();

export function faceOf(id: string, trait: string): Face {
  const key = `${id} ${trait}`;
  let face = faces.get(key);
  if (!face) {
    const { palette, kind } = lookOf(id, trait);
    const random = seeded(id);
    const found = features[kind](random);
    face = { ...found, palette, turned: Math.round(-24 + 30 * random()) };
    faces.set(key, face);
  }
  return face;
}

/** Smaller copies of the features, for a world that fills a scene. */
export interface Detail extends Features {
  transform: string;
  opacity: number;
}

const copies: readonly [scale: number, x: number, y: number, opacity: number][] = [
  [0.62, 8, -9, 0.5],
  [0.5, -9, -7, 0.55],
  [0.42, 3, -13, 0.6],
  [0.4, -13, -1, 0.5],
  [0.46, 13, 1, 0.5],
];

export function detailsOf(id: string, trait: string): Detail[] {
  const { kind } = lookOf(id, trait);
  const { turned } = faceOf(id, trait);
  return copies.map(([scale, x, y, opacity], i) => ({
    ...features[kind](seeded(id + String(i))),
    transform: `rotate(${turned * (i % 2 ? -1 : 1)}) translate(${x} ${y}) scale(${scale})`,
    opacity,
  }));
}

/** The gradient of a palette; one for all worlds that share it. */
export const gradientId = (palette: Palette): string => `world${palette[1].slice(1)}`;

/** Every palette there is, each once. */
export function allPalettes(): Palette[] {
  const found = new Map<string, Palette>();
  for (const palette of [...Object.values(palettes).flat(), ...Object.values(homeLooks).map((look) => look.palette)]) {
    found.set(palette[1], palette);
  }
  return [...found.values()];
}
