// Where the units of a fight stand on its stage: two sides that face each other, the dearest behind.
import { bulkOf } from "../../../pieces/outlines";

export interface Group {
  unit: string;
  count: number;
  damaged: number;
  upgraded?: boolean;
  /** Damaged in this round. */
  fresh?: number;
  /** Lost to the last roll, or by the draft: no longer in `count`. */
  lost?: number;
}

export interface Standing {
  unit: string;
  x: number;
  y: number;
  size: number;
  /** How many this one stands for, if they are more than are drawn; 0: it stands for itself. */
  count: number;
  damaged: boolean;
  fresh: boolean;
  lost: boolean;
}

/** The stage in px, and how much of it at the top and the bottom is for words. */
export interface Stage {
  width: number;
  height: number;
  top: number;
  bottom: number;
}

/** So many of a type are drawn one by one; more are a number. */
const MOST = 3;
const LARGEST = 96;
const SMALLEST = 14;
const GAP = 7;
/** Free space between the two sides, and behind each for the flames. */
const BETWEEN = 0.1;
const BEHIND = 0.4;

interface Drawn {
  unit: string;
  count: number;
  damaged: boolean;
  fresh: boolean;
  lost: boolean;
}

/** The pieces of a group that are drawn: those that stand, then at least one of those that are lost. */
function drawnOf({ unit, count, damaged, fresh = 0, lost = 0 }: Group): Drawn[] {
  const standing = Math.min(count, MOST - (lost > 0 ? 1 : 0));
  const gone = Math.min(lost, MOST - standing);
  const one = (i: number, all: number, shown: number): number => (i === 0 && all > shown ? all : 0);
  return [
    ...Array.from({ length: standing }, (_, i) => ({ unit, count: one(i, count, standing), damaged: i < damaged, fresh: i < fresh, lost: false })),
    ...Array.from({ length: gone }, (_, i) => ({ unit, count: one(i, lost, gone), damaged: false, fresh: false, lost: true })),
  ];
}

interface Column {
  /** Width, and height of all pieces with the gaps. */
  size: number;
  tall: number;
  pieces: (Drawn & { size: number })[];
}

/** Pieces below each other as long as there is room, then in the next column: many kinds find room on a small stage. */
function columnsOf(groups: readonly Group[], base: number, height: number): Column[] {
  const out: Column[] = [];
  for (const piece of groups.flatMap(drawnOf)) {
    const size = base * bulkOf(piece.unit);
    const last = out.at(-1);
    if (!last || last.tall + GAP + size > height) out.push({ size, tall: size, pieces: [{ ...piece, size }] });
    else {
      last.tall += GAP + size;
      last.size = Math.max(last.size, size);
      last.pieces.push({ ...piece, size });
    }
  }
  return out;
}

const widthOf = (columns: readonly Column[], base: number): number =>
  columns.reduce((sum, { size }) => sum + size + GAP, 0) + (columns[0]?.size ?? base) * BEHIND;

/** The largest pieces with which every side has room; both sides are drawn to the same scale. */
export function scaleOf(sides: readonly (readonly Group[])[], stage: Stage): number {
  const height = stage.height - stage.top - stage.bottom;
  const room = (stage.width * (1 - BETWEEN)) / 2;
  const fits = (base: number): boolean =>
    sides.every((groups) => {
      const columns = columnsOf(groups, base, height);
      return widthOf(columns, base) <= room && columns.every(({ size }) => size <= height);
    });
  let base = LARGEST;
  while (base > SMALLEST && !fits(base)) base -= 2;
  return base;
}

/** `side`: 1 from the left, -1 from the right. Groups come dearest first; those stand farthest back. `ground`: on a floor. */
export function lineUp(groups: readonly Group[], side: 1 | -1, stage: Stage, base: number, ground = false): Standing[] {
  const height = stage.height - stage.top - stage.bottom;
  const columns = columnsOf(groups, base, height);
  const room = (stage.width * (1 - BETWEEN)) / 2;
  // A small side comes nearer to the enemy, but not all the way.
  let x = Math.max(0, (room - widthOf(columns, base)) * 0.55) + (columns[0]?.size ?? 0) * BEHIND;
  return columns.flatMap(({ size, tall, pieces }, column) => {
    const slack = Math.max(0, height - tall);
    // Every second column a little lower, so that a line of ships is no wall.
    const lower = ground ? slack : slack / 2 + (column % 2 === 0 ? -1 : 1) * Math.min(slack / 2, size * 0.22) * (columns.length > 1 ? 1 : 0);
    const middle = x + size / 2;
    x += size + GAP;
    let y = stage.top + lower;
    return pieces.map((piece) => {
      const at = y + piece.size / 2;
      y += piece.size + GAP;
      return { ...piece, x: side === 1 ? middle : stage.width - middle, y: at };
    });
  });
}
