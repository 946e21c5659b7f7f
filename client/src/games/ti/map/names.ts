// Names of planets under their worlds. The first arrangement that touches nothing wins; what fits nowhere waits for
// the next level of zoom. Nothing is cut, nothing is made smaller.
import { roomAt, type Grid } from "../hex";
import type { PlanetSlot } from "../layout";
import { hitsAny, overlaps, type Rect } from "./rects";

export interface Named {
  text: string;
  width: number;
  slot: PlanetSlot;
}
export interface NamePlace {
  /** Number in the list of names. */
  index: number;
  x: number;
  y: number;
  /** A short line up to the world, where the name stands a line lower. */
  lead: { from: number; to: number } | null;
}

/** Least room between two names on a line, and to the rim of the hex. */
const GAP = 5;
const RIM = 2;

interface Try {
  x: number;
  y: number;
}

export const nameRect = (x: number, y: number, width: number, size: number): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - size * 0.76,
  bottom: y + size * 0.2,
});

export function placeNames(list: readonly Named[], size: number, grid: Grid, obstacles: readonly Rect[]): NamePlace[] {
  const half = (y: number): number => halfAt(y, size, grid);
  const inside = ({ x, y }: Try, width: number): boolean => Math.abs(x) + width / 2 <= half(y) + 0.01;
  const clear = (at: Try, width: number): boolean => inside(at, width) && !hitsAny(nameRect(at.x, at.y, width, size), obstacles, 0.8);
  const line = size + 0.4;

  const whole = (tries: readonly (Try | null)[]): boolean =>
    tries.every((at, i) => {
      const one = list[i];
      if (!at || !one || !clear(at, one.width)) return false;
      return tries.every((other, k) => {
        const second = list[k];
        if (k >= i || !other || !second) return true;
        const a = nameRect(at.x, at.y, one.width + GAP, size);
        return !overlaps(a, nameRect(other.x, other.y, second.width, size), 0.4);
      });
    });

  const found = arrangements(list, size, line, grid).find(whole);
  const places = found ?? single(list, size, line, grid, clear);
  return places.flatMap((at, index): NamePlace[] => {
    const one = list[index];
    if (!at || !one) return [];
    const lower = list.length === 3 && index === 1;
    const from = one.slot.y + one.slot.r + 9;
    const to = at.y - size * 0.92;
    return [{ index, x: at.x, y: at.y, lead: lower && to - from > 2 ? { from, to } : null }];
  });
}

/** Where the first line of names stands. */
export function nameLine(list: readonly Named[], size: number): number {
  const [first] = list;
  if (!first) return 0;
  const { y, r, small } = first.slot;
  return small ? y + r + 5.5 + size * 0.86 : y + r + 6.4 + size * 0.82;
}

/** Room to both sides for a line of text: its letters are inside the hex, a tail may cross the rim. */
export const halfAt = (y: number, size: number, grid: Grid): number => roomAt(y - size * 0.2, grid) - RIM;

function arrangements(list: readonly Named[], size: number, line: number, grid: Grid): Try[][] {
  const base = nameLine(list, size);
  const out: Try[][] = [];
  const half = (y: number): number => halfAt(y, size, grid);
  const kept = (x: number, width: number, y: number): number =>
    Math.max(-half(y) + width / 2, Math.min(half(y) - width / 2, x));
  // The usual height first, then a little higher or lower.
  for (const y of [base, base - 1.2, base + 1.4, base + 2.8]) {
    const [a, b, c] = list;
    if (a && !b) {
      const first = kept(a.slot.x, a.width, y);
      out.push([{ x: first, y }], [{ x: kept(first - 10, a.width, y), y }], [{ x: kept(first + 10, a.width, y), y }]);
    }
    if (a && b && !c) {
      out.push([{ x: kept(a.slot.x, a.width, y), y }, { x: kept(b.slot.x, b.width, y), y }], apart(a, b, half(y), y));
      const lower = y + line;
      out.push(
        [{ x: kept(a.slot.x, a.width, y), y }, { x: kept(b.slot.x, b.width, lower), y: lower }],
        [{ x: kept(a.slot.x, a.width, lower), y: lower }, { x: kept(b.slot.x, b.width, y), y }],
        [{ x: kept(a.slot.x, a.width, y), y }, { x: kept(0, b.width, lower), y: lower }],
        [{ x: kept(0, a.width, lower), y: lower }, { x: kept(b.slot.x, b.width, y), y }],
      );
    }
    if (a && b && c) {
      const lower = y + line + 0.4;
      const sides = { left: kept(a.slot.x, a.width, y), right: kept(c.slot.x, c.width, y) };
      out.push([{ x: sides.left, y }, { x: 0, y }, { x: sides.right, y }]);
      for (const x of [0, -5, 5, -10, 10]) out.push([{ x: sides.left, y }, { x: kept(x, b.width, lower), y: lower }, { x: sides.right, y }]);
    }
  }
  return out;
}

/** Two names on one line with just enough room between them. */
function apart(a: Named, b: Named, half: number, y: number): Try[] {
  const middle = (a.slot.x + b.slot.x) / 2 + (a.width - b.width) / 4;
  const total = a.width + b.width + GAP;
  const left = Math.max(-half, Math.min(half - total, middle - total / 2));
  return [
    { x: left + a.width / 2, y },
    { x: left + total - b.width / 2, y },
  ];
}

/** Not all fit: those that do, one after the other. */
function single(
  list: readonly Named[],
  size: number,
  line: number,
  grid: Grid,
  clear: (at: Try, width: number) => boolean,
): (Try | null)[] {
  const done: Rect[] = [];
  return list.map((one) => {
    const y = nameLine(list, size);
    for (const height of [y, y - 1.2, y + 1.4, y + line]) {
      const half = halfAt(height, size, grid);
      const x = Math.max(-half + one.width / 2, Math.min(half - one.width / 2, one.slot.x));
      const rect = nameRect(x, height, one.width + GAP, size);
      if (clear({ x, y: height }, one.width) && !hitsAny(rect, done, 0.4)) {
        done.push(rect);
        return { x, y: height };
      }
    }
    return null;
  });
}
