// What a hex shows at which size, and where planets stand in it. Units of the drawing, relative to the middle.
import type { Grid, Point } from "./hex";

/** 0: a phone, worlds and owners; 1: everything that plays; 2: the same in larger type; 3: zoomed in, all there is. */
export type Level = 0 | 1 | 2 | 3;

export function levelOf(hexWidth: number): Level {
  if (hexWidth < 84) return 0;
  if (hexWidth < 135) return 1;
  return hexWidth <= 220 ? 2 : 3;
}

/** Sizes in units of the drawing; text keeps its size in px while the drawing grows. */
export interface Sizes {
  level: Level;
  scale: number;
  /** Digits on badges; badges and marks follow it. */
  digit: number;
  name: number;
  /** A ship of bulk 1 in a fleet, and the digits beside it. */
  glyph: number;
  count: number;
}

/** No text on the map is smaller on the screen (px). */
export const LEAST_TEXT = 10.2;

/** Digits in a fleet become a little smaller where it is narrow. */
const LEAST_PILL = LEAST_TEXT / 0.94;

const within = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

export function sizesOf(level: Level, scale: number): Sizes {
  const px = (least: number, units: number, most: number): number => within(least, units * scale, most) / scale;
  switch (level) {
    case 0:
      return { level, scale, digit: LEAST_TEXT / scale, name: 11 / scale, glyph: px(13.5, 25, 17), count: px(LEAST_PILL, 19, 12.5) };
    case 1:
      return {
        level,
        scale,
        digit: px(LEAST_TEXT, 10.2, 12),
        name: px(LEAST_TEXT, 10.2, 12),
        glyph: px(15.5, 17.5, 20),
        count: px(LEAST_PILL, 11.4, 12.5),
      };
    case 2:
      return {
        level,
        scale,
        digit: px(11.5, 8.6, 14),
        name: px(12.2, 8.4, 13),
        glyph: px(19, 17, 28),
        count: px(12.5, 9.4, 15),
      };
    case 3:
      return {
        level,
        scale,
        digit: px(13.5, 6, 16),
        name: px(13.5, 6, 16),
        glyph: px(26, 12, 38),
        count: px(14, 6.4, 17),
      };
  }
}

export interface PlanetSlot extends Point {
  r: number;
  /** One of three: marks are smaller and stand elsewhere. */
  small: boolean;
}

export interface Contents {
  planets: number;
  capital: boolean;
  fleets: number;
  holes: number;
}

/** Planets in a hex; with a second fleet below they move up, with a wormhole aside. */
export function planetSlots(contents: Contents, grid: Grid, level: Level): PlanetSlot[] {
  return grid.pointy ? pointySlots(contents, grid) : level === 0 ? phoneSlots(contents) : flatSlots(contents);
}

const slot = (x: number, y: number, r: number, small = false): PlanetSlot => ({ x, y, r, small });

function pointySlots({ planets, capital, fleets, holes }: Contents, grid: Grid): PlanetSlot[] {
  const two = fleets > 1;
  const wide = grid.width / 106;
  if (planets === 1) {
    // The name of the capital has to fit above the fleets of the systems below.
    const y = two ? -7.4 : capital ? -6 : -4.5;
    return [slot(holes > 0 ? -16 * wide : 0, y, two ? 15 : capital ? 17.4 : 16.9)];
  }
  if (planets === 2) {
    const y = two ? -9 : -6;
    const r = two ? 13.6 : 14.6;
    return [slot(-26.5 * wide, y, r), slot(26.5 * wide, y, r)];
  }
  return [-35, 0, 35].slice(0, planets).map((x) => slot(x * wide, two ? -5 : -2.6, 10.6, true));
}

/** Worlds only, and large: badges come under them where they are asked for. */
function phoneSlots({ planets, capital, fleets, holes }: Contents): PlanetSlot[] {
  const y = fleets > 1 ? 2 : fleets > 0 ? 10 : 0;
  if (planets === 1) return [slot(holes > 0 ? -18 : 0, y, fleets > 1 ? 18 : capital ? 25 : 22)];
  if (planets === 2) return [slot(-25, y, fleets > 1 ? 16 : 18.5), slot(25, y, fleets > 1 ? 16 : 18.5)];
  const low = fleets > 1 ? 4 : 17;
  return [slot(-33, low - 9, 13.6, true), slot(0, low, 13.6, true), slot(33, low - 9, 13.6, true)].slice(0, planets);
}

function flatSlots({ planets, capital, fleets, holes }: Contents): PlanetSlot[] {
  const two = fleets > 1;
  if (planets === 1) return [slot(holes > 0 ? -17 : 0, two ? -6 : -3, two ? 14.5 : capital ? 17.5 : 16.9)];
  if (planets === 2) return [slot(-27, two ? -6 : -3, two ? 13 : 14.6), slot(27, two ? -6 : -3, two ? 13 : 14.6)];
  return [-36, 0, 36].slice(0, planets).map((x) => slot(x, two ? -5 : -2, 10.8, true));
}

/** Heights of the fleets of a system: the first above its worlds, the second below; in empty space in the middle. */
export function fleetHeights(contents: Contents, anomaly: boolean, grid: Grid, level: Level): number[] {
  const { planets, holes, fleets } = contents;
  if (planets === 0 && holes === 0) {
    if (fleets <= 1) return [anomaly ? 19 : 0];
    return [-14, 14];
  }
  if (grid.pointy) return [-30.6, 32.5];
  return level === 0 ? [-31, 36] : [-36, 36];
}

export interface HoleSlot extends Point {
  size: number;
}

export function holeSlot({ planets, fleets }: Contents, n: number, of: number, grid: Grid): HoleSlot {
  const wide = grid.width / 106;
  if (planets === 0) return { x: (n - (of - 1) / 2) * 48, y: fleets > 1 ? 0 : fleets > 0 ? 9 : 0, size: fleets > 1 ? 36 : of > 1 ? 42 : 46 };
  // Beside the only world; in the lower corners where there are more.
  if (planets === 1 && n === 0) return { x: 32 * wide, y: fleets > 0 ? 1 : -4, size: 31 };
  return { x: (n % 2 === 0 ? 1 : -1) * 40 * wide, y: 26, size: 22 };
}
