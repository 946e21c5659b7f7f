// The corner of the map where a box hides least: never the system in question, if possible no legal target.
import type { Point } from "../layout";

export const CORNERS = ["bottom-left", "bottom-right", "top-left", "top-right"] as const;
export type Corner = (typeof CORNERS)[number];

export interface Box {
  width: number;
  height: number;
}

const LOOKED_AT = 100;

export function quietCorner(panel: Box, box: Box, reach: number, looked: Point, lit: Point[]): Corner {
  const covers = (corner: Corner, { x, y }: Point): boolean => {
    const inX = corner.endsWith("left") ? x < box.width + reach : x > panel.width - box.width - reach;
    const inY = corner.startsWith("top") ? y < box.height + reach : y > panel.height - box.height - reach;
    return inX && inY;
  };
  let best: Corner = CORNERS[0];
  let least = Infinity;
  for (const corner of CORNERS) {
    const cost =
      (covers(corner, looked) ? LOOKED_AT : 0) + lit.filter((point) => covers(corner, point)).length;
    if (cost < least) {
      best = corner;
      least = cost;
    }
  }
  return best;
}
