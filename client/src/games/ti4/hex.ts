// Places of flat-topped (or, as a setting, pointy-topped) hexes. Units of the drawing: a hex is 100 wide.

import type { Box, Point } from "../map/viewport";

export type { Box, Point };
export interface Axial {
  q: number;
  r: number;
}

/** Distance from the middle of a hex to its corners. */
export const RADIUS = 50;
export const HEX_WIDTH = 2 * RADIUS;
export const HEX_HEIGHT = Math.sqrt(3) * RADIUS;

export function parseSpot(spot: string | null): Axial | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(spot ?? "");
  return match ? { q: Number(match[1]), r: Number(match[2]) } : null;
}

export const spotText = ({ q, r }: Axial): string => `${q},${r}`;

export function centreOf({ q, r }: Axial, pointy = false): Point {
  return pointy
    ? { x: RADIUS * Math.sqrt(3) * (q + r / 2), y: RADIUS * 1.5 * r }
    : { x: RADIUS * 1.5 * q, y: RADIUS * Math.sqrt(3) * (r + q / 2) };
}

/** Where tiles that touch no other are drawn: in the empty corner, clear of the galaxy. */
export function besideCentre(n: number, rings: number, pointy = false): Point {
  const corner = centreOf({ q: -rings, r: -1 }, pointy);
  return { x: corner.x - RADIUS * 2.2 * n, y: corner.y - RADIUS * 0.32 };
}

/** Corners clockwise, relative to the middle; `inset` moves them inwards. */
export function corners(inset = 0, pointy = false): Point[] {
  const radius = RADIUS - inset;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i + (pointy ? Math.PI / 6 : 0);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

const round = (n: number): number => Math.round(n * 100) / 100;

export const outline = (points: Point[]): string =>
  `M${points.map((p) => `${round(p.x)},${round(p.y)}`).join("L")}Z`;

/** Keys around J..O as they lie on the keyboard: the upper row goes north, the lower one south. */
export const STEPS: Record<string, Axial> = {
  u: { q: -1, r: 0 },
  i: { q: 0, r: -1 },
  o: { q: 1, r: -1 },
  j: { q: -1, r: 1 },
  k: { q: 0, r: 1 },
  l: { q: 1, r: 0 },
};

export const add = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The box that holds whole hexes around these middles. */
export function boxAround(middles: Point[], pointy = false): Box {
  const half = pointy ? { x: HEX_HEIGHT / 2, y: RADIUS } : { x: RADIUS, y: HEX_HEIGHT / 2 };
  const xs = middles.map((p) => p.x);
  const ys = middles.map((p) => p.y);
  return {
    left: Math.min(...xs) - half.x,
    top: Math.min(...ys) - half.y,
    right: Math.max(...xs) + half.x,
    bottom: Math.max(...ys) + half.y,
  };
}
