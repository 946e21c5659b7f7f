// Where the spaces of the board lie in a panel of that size, in pixels of the unzoomed map.
import type { AhosFacts } from "./facts";

export interface Point {
  x: number;
  y: number;
}
export interface Layout {
  at: Map<string, Point>;
  radius: number;
}

const COLUMNS = 10;
const ROWS = 6;
// The board is drawn wider or taller than the printed grid to use the panel, within these limits.
const FLATTEST = 0.6;
const STEEPEST = 2;

/** Room for the names under the lowest row. */
const NAME = 16;

export function layoutOf(facts: AhosFacts, width: number, height: number): Layout {
  const radius = radiusFor(width, height);
  const margin = radius + 11;
  const u = Math.max(16, (width - 2 * margin) / COLUMNS);
  const wanted = (height - 2 * margin - NAME) / ROWS;
  const v = Math.max(FLATTEST * u, Math.min(STEEPEST * u, wanted));
  const left = width / 2 - (COLUMNS / 2) * u;
  const top = (height - NAME) / 2 - (ROWS / 2) * v;
  const at = new Map<string, Point>();
  for (const space of facts.spaces.values())
    at.set(space.id, { x: left + space.x * u, y: top + space.y * v });
  return { at, radius };
}

function radiusFor(width: number, height: number): number {
  const u = (width - 60) / COLUMNS;
  const v = (height - 60 - NAME) / ROWS;
  const nearest = Math.min(2 * u, Math.hypot(u, v));
  return Math.max(17, Math.min(64, nearest * 0.305));
}

/** The neighbour that lies most nearly in that direction, for the arrow keys. */
export function stepTo(layout: Layout, from: string, among: string[], dx: number, dy: number): string | null {
  const here = layout.at.get(from);
  if (!here) return null;
  let best: string | null = null;
  let bestCosine = 0.3; // about 70 degrees to each side
  for (const id of among) {
    const there = layout.at.get(id);
    if (!there || id === from) continue;
    const x = there.x - here.x;
    const y = there.y - here.y;
    // Of two neighbours equally far off the line, the one to the left of the way: so each can be reached.
    const cosine = (x * (dx + 0.01 * dy) + y * (dy - 0.01 * dx)) / Math.hypot(x, y);
    if (cosine > bestCosine) {
      best = id;
      bestCosine = cosine;
    }
  }
  return best;
}
