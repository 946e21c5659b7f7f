import type { View } from "../net/types";

// Who can score and who could win, from what the server puts into a view. Older servers tell neither: then nothing
// is shown. Two shapes are read: `progress: {goal: {seat: {...}}}` of the whole table and `players.SEAT.progress:
// {goal: {...}}`.

export interface Progress {
  have: number;
  need: number;
  met: boolean;
  scored: boolean;
}

/** Points that a seat would get now, and those beyond that may come. */
export interface Chance {
  seat: string;
  sure: number;
  possible: number;
}

export interface Standing {
  /** Progress of every seat with each goal. */
  progress: Record<string, Record<string, Progress>>;
  /** Seats that meet a goal which they have not scored. */
  canScore: Chance[];
  /** Seats whose sure and possible points reach the goal. */
  canWin: string[];
  known: boolean;
}

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (value && typeof value === "object" ? (value as Fields) : {});

function readProgress(value: unknown): Progress | undefined {
  const { have, need, met, scored } = fields(value);
  if (typeof have !== "number" && typeof met !== "boolean") return undefined;
  const h = typeof have === "number" ? have : 0;
  const n = typeof need === "number" ? need : 0;
  return { have: h, need: n, met: typeof met === "boolean" ? met : n > 0 && h >= n, scored: scored === true };
}

/** A list of seats, or a map from seats to true or to something that is more than nothing. */
function readSeats(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((seat): seat is string => typeof seat === "string");
  return Object.entries(fields(value))
    .filter(([, told]) => told !== false && told !== null && told !== 0)
    .map(([seat]) => seat);
}

export function standingOf(view: View | null): Standing {
  const players = fields(view?.players);
  const progress: Standing["progress"] = {};
  let known = false;
  const add = (goal: string, seat: string, value: unknown) => {
    const read = readProgress(value);
    if (!read) return;
    known = true;
    progress[goal] = { ...progress[goal], [seat]: read };
  };
  for (const [goal, seats] of Object.entries(fields(view?.progress))) {
    for (const [seat, value] of Object.entries(fields(seats))) add(goal, seat, value);
  }
  const scored = new Map<string, string[]>();
  for (const [seat, player] of Object.entries(players)) {
    for (const [goal, value] of Object.entries(fields(fields(player).progress))) add(goal, seat, value);
    const list = fields(player).scored;
    scored.set(seat, Array.isArray(list) ? (list as string[]) : []);
  }
  const meets = (seat: string) =>
    Object.entries(progress).some(
      ([goal, seats]) => seats[seat]?.met && !seats[seat].scored && !scored.get(seat)?.includes(goal),
    );
  const counted = view?.can_score;
  const canScore = Object.keys(players).flatMap((seat): Chance[] => {
    const { sure, possible } = fields(fields(counted)[seat]);
    if (typeof sure === "number") return sure > 0 ? [{ seat, sure, possible: Number(possible) || 0 }] : [];
    if (counted !== undefined && counted !== null) return [];
    return meets(seat) ? [{ seat, sure: 1, possible: 0 }] : [];
  });
  const told = view?.can_win !== undefined && view.can_win !== null;
  const canWin = told
    ? readSeats(view.can_win)
    : Object.keys(players).filter((seat) => fields(players[seat]).can_win === true);
  return { progress, canScore, canWin, known: known || told || canWin.length > 0 };
}
