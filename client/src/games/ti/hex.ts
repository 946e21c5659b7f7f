// Places of hexes. The plane of the galaxy is seen at an angle: hexes may be wider than tall, spheres stay round.

import type { Box, Point } from "../map/viewport";

export type { Box, Point };
export interface Axial {
  q: number;
  r: number;
}

/** How hexes lie: with a point or a side on top, and how large one is in units of the drawing. */
export interface Grid {
  pointy: boolean;
  width: number;
  height: number;
}

/** Distance from the middle of a regular hex to its corners. */
export const RADIUS = 50;
/** Regular hexes with a side on top, for small pictures of a galaxy. */
export const REGULAR: Grid = { pointy: false, width: 2 * RADIUS, height: Math.sqrt(3) * RADIUS };

const POINTY_HEIGHT = 92;
const FLAT_WIDTH = 118;
const MOST_STRETCH = 1.34;

/** Whether a panel of that size is filled best by hexes with a side on top. */
export const isTall = (width: number, height: number): boolean => width / Math.max(1, height) <= 0.98;

/** The grid that fills a panel best: a wide one with points on top and hexes drawn out, a tall one with sides on top. */
export function gridFor(width: number, height: number, rings = 3, tall = isTall(width, height)): Grid {
  if (tall)
    return { pointy: false, width: FLAT_WIDTH, height: (FLAT_WIDTH * Math.sqrt(3)) / 2 };
  const across = 2 * rings + 1;
  const down = 1.5 * rings + 1;
  const wanted = ((width / across) * down * 2) / (height * Math.sqrt(3));
  const stretch = Math.min(MOST_STRETCH, Math.max(1, wanted));
  return { pointy: true, width: (POINTY_HEIGHT * Math.sqrt(3) * stretch) / 2, height: POINTY_HEIGHT };
}

export function parseSpot(spot: string | null): Axial | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(spot ?? "");
  return match ? { q: Number(match[1]), r: Number(match[2]) } : null;
}

export const spotText = ({ q, r }: Axial): string => `${q},${r}`;

export function centreOf({ q, r }: Axial, grid = REGULAR): Point {
  return grid.pointy
    ? { x: grid.width * (q + r / 2), y: 0.75 * grid.height * r }
    : { x: 0.75 * grid.width * q, y: grid.height * (r + q / 2) };
}

/** Where tiles that touch no other are drawn: in the empty corners, the upper left one first, clear of the galaxy. */
export function besideCentre(n: number, rings: number, grid = REGULAR): Point {
  const x = (grid.pointy ? rings - 0.18 : 0.75 * rings) * grid.width;
  const y = (grid.pointy ? 0.75 * rings : rings - 0.4) * grid.height;
  return { x: n % 2 === 0 ? -x : x, y: n < 2 ? -y : y };
}

/** Corners clockwise, relative to the middle; `inset` moves them inwards. */
export function corners(inset = 0, grid = REGULAR): Point[] {
  const a = grid.width / 2 - inset;
  const b = grid.height / 2 - inset;
  const places = grid.pointy
    ? [0, -b, a, -b / 2, a, b / 2, 0, b, -a, b / 2, -a, -b / 2]
    : [-a / 2, -b, a / 2, -b, a, 0, a / 2, b, -a / 2, b, -a, 0];
  return [0, 1, 2, 3, 4, 5].map((i) => ({ x: places[2 * i] ?? 0, y: places[2 * i + 1] ?? 0 }));
}

/** Half the width of a hex at that height. */
export function roomAt(y: number, grid = REGULAR): number {
  const [w, h] = [grid.width / 2, grid.height / 2];
  const at = Math.min(h, Math.abs(y));
  return grid.pointy ? Math.min(w, (w * (h - at)) / (h / 2)) : w - (at * w) / 2 / h;
}

const round = (n: number): number => Math.round(n * 100) / 100;

export const outline = (points: Point[], at: Point = { x: 0, y: 0 }): string =>
  `M${points.map((p) => `${round(p.x + at.x)},${round(p.y + at.y)}`).join("L")}Z`;

/** Several hexes as one path: one node for all of them. */
export const outlines = (middles: readonly Point[], inset: number, grid: Grid): string => {
  const around = corners(inset, grid);
  return middles.map((at) => outline(around, at)).join("");
};

/** Keys around J..O as they lie on the keyboard: the upper row goes up, the lower one down; opposite keys lead back. */
export const STEPS: Record<string, Axial> = {
  u: { q: -1, r: 0 },
  i: { q: 0, r: -1 },
  o: { q: 1, r: -1 },
  j: { q: -1, r: 1 },
  k: { q: 0, r: 1 },
  l: { q: 1, r: 0 },
};
/** With points on top: upper left, upper right, right; left, lower left, lower right. */
const POINTY_STEPS: Record<string, Axial> = {
  u: { q: 0, r: -1 },
  i: { q: 1, r: -1 },
  o: { q: 1, r: 0 },
  j: { q: -1, r: 0 },
  k: { q: -1, r: 1 },
  l: { q: 0, r: 1 },
};
export const stepsOf = (grid: Grid): Record<string, Axial> => (grid.pointy ? POINTY_STEPS : STEPS);

export const add = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The box that holds whole hexes around these middles. */
export function boxAround(middles: Point[], grid = REGULAR): Box {
  const xs = middles.map((p) => p.x);
  const ys = middles.map((p) => p.y);
  return {
    left: Math.min(...xs) - grid.width / 2,
    top: Math.min(...ys) - grid.height / 2,
    right: Math.max(...xs) + grid.width / 2,
    bottom: Math.max(...ys) + grid.height / 2,
  };
}
