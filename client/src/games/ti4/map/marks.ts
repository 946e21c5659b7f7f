// What stands round a planet, clockwise: emblem 10:30, specialty 1:30, PDS 3:00, influence 4:30, infantry 6:00,
// resources 7:30, space dock 9:00. Relative to the middle of the planet.
import type { PlanetSlot, Sizes } from "../layout";
import type { PlanetScene } from "../scene";
import type { Layer } from "./layers";
import type { Measure } from "./measure";
import { rectAt, type Rect } from "./rects";

export interface Mark {
  x: number;
  y: number;
  size: number;
}
export interface Troops extends Mark {
  seat: string;
  n: number;
  width: number;
  /** It is not the owner's: it has just landed. */
  foreign: boolean;
}
export interface Marks {
  emblem: Mark | null;
  specialty: Mark | null;
  trait: Mark | null;
  attached: Mark | null;
  dock: (Mark & { seat: string; n: number }) | null;
  pds: (Mark & { seat: string; n: number }) | null;
  resources: Mark | null;
  influence: Mark | null;
  troops: Troops[];
  /** Size of the digits. */
  text: number;
}

export interface MarkWish {
  layer: Layer;
  sizes: Sizes;
  /** On a phone values wait until they are asked for. */
  values: boolean;
  measure: Measure;
}

export function marksOf(planet: PlanetScene, at: PlanetSlot, wish: MarkWish): Marks {
  const { layer, sizes } = wish;
  const { r, small } = at;
  const phone = sizes.level === 0;
  const text = sizes.digit * (!phone && (layer === "values" || layer === "ground") ? 1.1 : 1);
  const corner = 0.74 * (r + 3);
  const values = (layer === "all" || layer === "values") && (!phone || wish.values);
  const ground = (layer === "all" && !phone) || layer === "ground";
  const mark = (x: number, y: number, size: number): Mark => ({ x, y, size });

  const badge = text * (small ? 1.16 : 1.32);
  // On a phone the badges stand under their world, else they would reach into the next one.
  const side = phone ? Math.max(badge * (small ? 0.47 : 0.52), small ? 0 : r * 0.55) : small ? r - 0.2 : r + 2.2;
  // The middle one of three lies lower: its badges go above it.
  const low = phone ? (small && at.x === 0 ? -r - badge * 0.3 : r + badge * 0.3) : r * 0.74 + (small ? 2 : 0);

  const garrison = [...planet.garrisons].sort((a, b) => Number(b.seat === planet.owner) - Number(a.seat === planet.owner));
  const docked = ground ? garrison.find((g) => g.docks > 0) : undefined;
  const armed = ground ? garrison.find((g) => g.pds > 0) : undefined;
  const structure = (small ? 12.2 : r < 16 ? 15 : 17.5) * (phone ? 1.3 : 1);
  const troops = ground
    ? garrison
        .filter((g) => g.infantry > 0)
        .slice(0, 2)
        .map((g, i): Troops => {
          const width = text * 0.95 + wish.measure(String(g.infantry), text, 750) + 5;
          const above = small !== (i > 0);
          return {
            seat: g.seat,
            n: g.infantry,
            width,
            foreign: g.seat !== planet.owner,
            x: 0,
            y: above ? -r - (small ? 1.4 : 2.6) : r + 1.6,
            size: text,
          };
        })
    : [];
  const owned = planet.owner !== null;
  return {
    emblem: !owned || small ? null : phone ? (values ? null : mark(0, r + 1, 15)) : mark(-corner, -corner, text),
    specialty: planet.facts.specialty && !phone ? mark(corner, -corner, text * 1.2) : null,
    // A fleet may hang over the top of the ring: the coin lies on the world.
    trait: planet.facts.trait && sizes.level === 3 ? (small ? mark(-corner, -corner, text * 1.1) : mark(0, -r + 2.2, text * 1.2)) : null,
    attached: planet.attached.length > 0 && sizes.level === 3 ? mark(0.93 * (r + 4), -0.36 * (r + 4), text * 1.2) : null,
    dock: docked ? { ...mark(-r - 3, small ? -4 : 0, structure), seat: docked.seat, n: docked.docks } : null,
    pds: armed ? { ...mark(r + 3.2, planet.facts.specialty ? 0.5 : small ? -4 : -2.5, structure * 0.93), seat: armed.seat, n: armed.pds } : null,
    resources: values ? mark(-side, low, badge) : null,
    influence: values ? mark(side, low, badge) : null,
    troops,
    text,
  };
}

/** What names must not run into, round a planet at its place. */
export function markRects(marks: Marks, at: PlanetSlot): Rect[] {
  const boxes = [marks.resources, marks.influence, marks.dock, marks.pds, marks.specialty].flatMap((mark) =>
    mark ? [rectAt(at.x + mark.x, at.y + mark.y, mark.size * 0.92, mark.size * 0.94)] : [],
  );
  const troops = marks.troops.map((t) => rectAt(at.x + t.x, at.y + t.y, t.width, t.size * 1.1));
  return [...boxes, ...troops];
}
