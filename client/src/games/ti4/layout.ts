// Slots inside a hex, relative to its middle, in units of the drawing (section 3 of the design).
import { RADIUS, type Point } from "./hex";

/** 0: pennants and owner rings; 1: everything that plays; 2: names and traits too. */
export type Detail = 0 | 1 | 2;

export function detailOf(hexWidth: number): Detail {
  if (hexWidth < 64) return 0;
  return hexWidth <= 120 ? 1 : 2;
}

const at = (x: number, y: number): Point => ({ x: x * RADIUS, y: y * RADIUS });

/** With a second fleet below, planets move up to keep their ground forces in sight. */
export function planetSlots(count: number, fleets = 0, types = 0): Point[] {
  // Below a plate of two rows a single, large planet moves down a little.
  const shift = fleets > 1 ? -7 : count === 1 && types > 2 ? 3.5 : 0;
  return slotsOf(count).map((slot) => ({ x: slot.x, y: slot.y + shift }));
}

function slotsOf(count: number): Point[] {
  if (count <= 1) return [at(0, 0.12)];
  if (count === 2) return [at(-0.46, 0.08), at(0.46, 0.08)];
  return [at(-0.58, 0.04), at(0.58, 0.04), at(0, 0.3)];
}

/** The disc grows with what the planet is worth, and stays small where it has neighbours. */
export function planetRadius(worth: number, planets: number): number {
  const wanted = 11.5 + 0.75 * Math.min(worth, 8);
  return Math.min(wanted, planets === 1 ? 17.5 : planets === 2 ? 14 : 11.5);
}

export const fleetSlots: [Point, Point] = [at(0, -0.58), at(0, 0.62)];

/** Pips at a fixed place per seat: 1-4 down the left rim, 5-8 down the right. */
export function tokenSlot(seatNumber: number): Point {
  const row = seatNumber % 4;
  const y = [-24, -8.5, 8.5, 24][row] ?? 0;
  const x = 44.5 - Math.abs(y) / Math.sqrt(3);
  return { x: seatNumber < 4 ? -x : x, y };
}

/** The tile number: clear of ground forces, of the corners of anomalies, and of a second fleet below. */
export function numberSlot(planets: number, fleets: number, detail: Detail): Point | null {
  if (fleets > 1) return { x: 21, y: -29.5 };
  // With names inside it stands before the first: "18 Mecatol Rex".
  if (detail === 2 && (planets === 1 || planets === 2)) return null;
  return { x: planets > 0 ? -19 : -10, y: 39 };
}
export interface NameLine {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** Names of planets at the bottom of the hex: two of them on two lines, each towards its planet. */
export function nameLines(number: string, names: string[], fleets: number): NameLine[] {
  const [first = "", second = ""] = names;
  if (fleets > 1) return [];
  if (names.length === 1) return [{ text: `${number} ${first}`, x: 0, y: 41, anchor: "middle" }];
  if (names.length !== 2) return [];
  return [
    { text: `${number} ${first}`, x: -30, y: 34, anchor: "start" },
    { text: second, x: 25, y: 41.5, anchor: "end" },
  ];
}

export const signSlot: Point = { x: 11, y: 35.5 };

export function wormholeSlot(planets: number, n: number): Point {
  return planets === 0 ? { x: n * 24, y: 6 } : { x: 28 - n * 56, y: 19 };
}

/** Below this scale the digits of everything at once would run into each other: ground forces wait for their layer. */
export const isDense = (scale: number): boolean => scale < 0.84;

/** Names of planets: 12 px as long as room is short, larger when one zooms in. */
export const nameSize = (scale: number): number => (12 * Math.max(1, Math.sqrt(scale / 1.6))) / scale;

/** Font size in units so that a text is 12 px on the screen, and grows a little when one zooms in. */
export const typeSize = (scale: number): number => (12 * Math.max(1, Math.sqrt(scale))) / scale;

export interface PlateItem {
  /** Number in the list of groups. */
  index: number;
  x: number;
  y: number;
}
export interface Plate {
  width: number;
  height: number;
  items: PlateItem[];
  /** Where "+n" stands if types are left out. */
  more: { x: number; y: number; types: number } | null;
}

export const GLYPH = 14;
const ROW = 15;
const EMBLEM = 13;

/** Two types a row, at most two rows; the emblem stands before them. `type` is the size of digits in units. */
export function plateOf(counts: number[], type: number): Plate {
  const shown = counts.length > 4 ? 3 : counts.length;
  const digits = (n: number): number => (n > 1 ? String(n).length * type * 0.62 + 1 : 0);
  const cell = (n: number): number => GLYPH + digits(n);
  const perRow = counts.length > 4 || shown > 2 ? 2 : Math.max(1, shown);
  const rows = Math.ceil((counts.length > 4 ? 4 : shown) / perRow);
  const moreWidth = type * 1.3;
  const widthOfColumn = (column: number): number => {
    let widest = 0;
    for (let i = column; i < shown; i += perRow) widest = Math.max(widest, cell(counts[i] ?? 0));
    if (counts.length > 4 && column === 1) widest = Math.max(widest, moreWidth);
    return widest;
  };
  const columns = Array.from({ length: perRow }, (_, i) => widthOfColumn(i));
  const width = EMBLEM + columns.reduce((a, b) => a + b, 0) + 3;
  const height = rows * ROW + 1;
  const left = (i: number): number =>
    -width / 2 + EMBLEM + columns.slice(0, i % perRow).reduce((a, b) => a + b, 0) + GLYPH / 2 + 1;
  const top = (i: number): number => -height / 2 + ROW / 2 + 0.5 + Math.floor(i / perRow) * ROW;
  return {
    width,
    height,
    items: Array.from({ length: shown }, (_, index) => ({ index, x: left(index), y: top(index) })),
    more:
      counts.length > 4
        ? { x: left(3) - GLYPH / 2 + moreWidth / 2, y: top(3), types: counts.length - 3 }
        : null,
  };
}
