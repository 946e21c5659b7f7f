// What I play is told once, when a game is young.

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
