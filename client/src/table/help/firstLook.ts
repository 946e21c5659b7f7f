// What I play is told once, when a game is young: beside the log, or by a mark at the help where there is no room.
import type { FrameState } from "../frame.svelte";

const key = (table: string, seat: string) => `orrery.side.${table}.${seat}`;
/** More lines than this: whoever comes now has played before. */
const young = 400;

export function isFresh(table: string, seat: string, lastLine: number): boolean {
  if (!seat || lastLine < 0 || lastLine > young) return false;
  try {
    return localStorage.getItem(key(table, seat)) === null;
  } catch {
    return true;
  }
}

export function keepSeen(table: string, seat: string): void {
  try {
    localStorage.setItem(key(table, seat), "seen");
  } catch {
    // Then it is shown again.
  }
}

/** Not told yet. What others did to me is more urgent; this comes back. */
export function isNew(frame: FrameState): boolean {
  const { table, toMe } = frame;
  const urgent = toMe.fights.length + toMe.lines.length > 0;
  const young = isFresh(table.id, table.seat, table.log.at(-1)?.n ?? -1);
  return Boolean(frame.mySide) && !urgent && !frame.sideSeen && young && table.info?.state === "playing";
}

export function seen(frame: FrameState): void {
  keepSeen(frame.table.id, frame.table.seat);
  frame.sideSeen = true;
}
