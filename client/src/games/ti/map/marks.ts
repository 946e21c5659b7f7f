// What stands round a planet, clockwise: emblem or counter 10:30, specialty 1:30, PDS 3:00, influence 4:30, troops 6:00,
// resources 7:30, space dock 9:00. Relative to the middle of the planet.
import type { PlanetSlot, Sizes } from "../layout";
import { countIn, troopsOf, type PlanetScene } from "../scene";
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
  /** The type that is drawn; the number is that of all. */
  unit: string;
  n: number;
  width: number;
  /** Where the digits begin, from the left rim. */
  digits: number;
  /** It is not the owner's: it has just landed. */
  foreign: boolean;
}
export interface Marks {
  emblem: Mark | null;
  /** One for each colour. */
  specialties: Mark[];
  trait: Mark | null;
  attached: Mark | null;
  counter: Mark | null;
  dock: (Mark & { seat: string; n: number }) | null;
  pds: (Mark & { seat: string; n: number }) | null;
  resources: Mark | null;
  influence: Mark | null;
  troops: Troops[];
  /** Leaders, on the world itself: one is drawn, the number is that of all. */
  leaders: (Mark & { seat: string; kind: string; n: number; names: string }) | null;
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

/** From generous to tight: where digits begin, as a part of their size, and what is left behind them. */
const TROOP_STYLES = [
  { digits: 1.14, behind: 3 },
  { digits: 1, behind: 2.2 },
  // On the corner of their sign.
  { digits: 0.7, behind: 2 },
];
/** How far values make way for troops between them before the troops become tighter. */
const YIELDS = 0.8;
/** Half of a badge as it is drawn. */
const HALF_BADGE = 0.46;

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
  const ownSide = phone ? Math.max(badge * (small ? 0.47 : 0.52), small ? 0 : r * 0.55) : small ? r - 0.2 : r + 2.2;
  // The middle one of three lies lower: its badges go above it.
  const low = phone ? (small && at.x === 0 ? -r - badge * 0.3 : r + badge * 0.3) : r * 0.74 + (small ? 2 : 0);

  const garrison = [...planet.garrisons].sort((a, b) => Number(b.seat === planet.owner) - Number(a.seat === planet.owner));
  const docked = ground ? garrison.find((g) => countIn(g.units, "space_dock") > 0) : undefined;
  const armed = ground ? garrison.find((g) => countIn(g.units, "pds") > 0) : undefined;
  const led = phone ? undefined : garrison.find(({ kinds }) => kinds?.[0]);
  const structure = (small ? 12.2 : r < 16 ? 15 : 17.5) * (phone ? 1.3 : 1);
  const troops = ground
    ? garrison
        .flatMap((g) => {
          const troops = troopsOf(g);
          const [first] = troops;
          return first ? [{ seat: g.seat, unit: first.unit, n: troops.reduce((sum, { count }) => sum + count, 0) }] : [];
        })
        .slice(0, 2)
        .map((g, i): Troops => {
          const between = values && !small && i === 0 ? ownSide - badge * HALF_BADGE + YIELDS : Infinity;
          return {
            ...g,
            ...troopsWithin(between, wish.measure(String(g.n), text, 750), text),
            foreign: g.seat !== planet.owner,
            x: 0,
            // What has just landed lies on a small world itself, for its values are below.
            y: i === 0 ? (small ? -r - 1.4 : r + 1.6) : small ? Math.min(-1.2, low - badge * 0.47 - text * 0.55) : -r - 2.6,
            size: text,
          };
        })
    : [];
  // Values stand aside for the troops between them.
  const [below] = small ? [] : troops;
  const side = below ? Math.max(ownSide, below.width / 2 + badge * HALF_BADGE) : ownSide;
  const owned = planet.owner !== null;
  return {
    emblem: !owned || small ? null : phone ? (values ? null : mark(0, r + 1, 15)) : mark(-corner, -corner, text),
    // A second one lies lower on the ring.
    specialties: phone
      ? []
      : planet.specialties.slice(0, 2).map((_, i) => (i === 0 ? mark(corner, -corner, text * 1.2) : mark(r + 3, -0.28 * r, text * 1.2))),
    // A fleet may hang over the top of the ring: the coin lies on the world.
    trait: planet.trait && sizes.level === 3 ? (small ? mark(-corner, -corner, text * 1.1) : mark(0, -r + 2.2, text * 1.2)) : null,
    attached: planet.attached.length > 0 && sizes.level === 3 ? mark(0.93 * (r + 4), -0.36 * (r + 4), text * 1.2) : null,
    // Nobody's land: where the emblem of an owner would be.
    counter: planet.counter !== null && !phone && (small || !owned) ? mark(-corner, -corner, text * 1.25) : null,
    dock: docked ? { ...mark(-r - 3, small ? -4 : 0, structure), seat: docked.seat, n: countIn(docked.units, "space_dock") } : null,
    pds: armed ? { ...mark(r + 3.2, planet.specialties.length > 1 ? 5 : planet.specialties.length > 0 ? 0.5 : small ? -4 : -2.5, structure * 0.93), seat: armed.seat, n: countIn(armed.units, "pds") } : null,
    resources: values ? mark(-side, low, badge) : null,
    influence: values ? mark(side, low, badge) : null,
    troops,
    leaders: led ? { ...mark(0, -0.18 * r, text * 1.3), seat: led.seat, kind: led.kinds?.[0] ?? "", n: led.leaders.length, names: led.leaders.join(", ") } : null,
    text,
  };
}

/** The widest style that fits half the room there is; the tightest if none does. */
function troopsWithin(half: number, digits: number, size: number): { width: number; digits: number } {
  const wide = TROOP_STYLES.map((style) => ({ digits: style.digits * size, width: style.digits * size + digits + style.behind }));
  return wide.find(({ width }) => width / 2 <= half) ?? wide.at(-1) ?? { digits: size, width: size + digits };
}

/** What names must not run into, round a planet at its place. */
export function markRects(marks: Marks, at: PlanetSlot): Rect[] {
  const boxes = [marks.resources, marks.influence, marks.dock, marks.pds, marks.counter, ...marks.specialties].flatMap((mark) =>
    mark ? [rectAt(at.x + mark.x, at.y + mark.y, mark.size * 0.92, mark.size * 0.94)] : [],
  );
  const troops = marks.troops.map((t) => rectAt(at.x + t.x, at.y + t.y, t.width, t.size * 1.1));
  return [...boxes, ...troops];
}
