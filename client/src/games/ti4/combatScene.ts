// Where the ships of a fight stand on its stage: two fleets that face each other, the dearest behind.
import { bulkOf } from "../../pieces/outlines";

export const STAGE_WIDTH = 560;
export const STAGE_HEIGHT = 190;

export interface Standing {
  unit: string;
  x: number;
  y: number;
  size: number;
  /** How many of the type this one stands for; 0: it stands for itself. */
  count: number;
  damaged: boolean;
}

export interface Group {
  unit: string;
  count: number;
  damaged: number;
}

/** So many of a type are drawn one by one; more are a number. */
const MOST = 3;
const SIZE = 46;
const ROWS = [62, 108, 34, 136, 84];

/** `side`: 1 from the left, -1 from the right. Groups come dearest first; those stand farthest back. */
export function lineUp(groups: readonly Group[], side: 1 | -1): Standing[] {
  const out: Standing[] = [];
  const middle = STAGE_WIDTH / 2;
  const columns = groups.length;
  const step = Math.min(64, 200 / Math.max(1, columns));
  groups.forEach(({ unit, count, damaged }, column) => {
    const far = 56 + step * (columns - 1 - column);
    const size = SIZE * bulkOf(unit);
    const drawn = Math.min(MOST, count);
    for (let i = 0; i < drawn; ++i) {
      const row = ROWS[(column + 2 * i) % ROWS.length] ?? 84;
      out.push({
        unit,
        x: middle - side * (far + 9 * i),
        y: row,
        size,
        count: i === 0 && count > MOST ? count : 0,
        damaged: i < damaged,
      });
    }
  });
  return out;
}
