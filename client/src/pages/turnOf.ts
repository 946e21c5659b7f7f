import { seatWord } from "../i18n/seats";
import type { TableRow } from "../net/types";

export interface Turn {
  mine: boolean;
  name: string;
  since: number;
}

/** Whose turn it is at a table of my list; null where the server does not tell (others in a window, a lobby). */
export function turnOf(row: TableRow): Turn | null {
  if (row.state !== "playing") return null;
  const since = row.asked_at ?? row.changed;
  const seat = row.seats.find((one) => (row.whose === null ? row.turn && one.mine : one.seat === row.whose));
  if (!seat) return null;
  return { mine: row.turn, name: seat.name || seatWord(seat.seat), since };
}

/** "ready": not begun, and nobody is waited for: each seat has its person or its bot. */
export function stateOf(row: TableRow): TableRow["state"] | "ready" {
  const full = row.seats.every((seat) => seat.taken || seat.bot);
  return row.state === "lobby" && full ? "ready" : row.state;
}

/** My games: those that wait for me first, the longest wait on top; then by last change. */
export function byUrgency(rows: readonly TableRow[]): TableRow[] {
  const waits = (row: TableRow) => {
    const turn = turnOf(row);
    return turn?.mine ? turn.since : Infinity;
  };
  return [...rows].sort((a, b) => {
    const [first, second] = [waits(a), waits(b)];
    return first === second ? b.changed - a.changed : first - second;
  });
}
