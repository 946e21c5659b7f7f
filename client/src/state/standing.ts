import type { View } from "../net/types";

// Who can score and who could win, from what a game that counts goals puts into its views (docs/views.md).

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
  /** Progress of every seat with each goal that can be counted. */
  progress: Record<string, Record<string, Progress>>;
  /** Seats that would score now. */
  canScore: Chance[];
  /** Seats whose sure and possible points reach the goal. */
  canWin: string[];
  /** The game counts goals at all. */
  known: boolean;
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** The part of a view that this is read from. */
interface CountsGoals {
  progress?: Record<string, Record<string, Nullable<Progress>>>;
  can_score?: Record<string, { sure: number; possible: number }>;
  can_win?: string[];
}

const isCounted = (entry: [string, Nullable<Progress>]): entry is [string, Progress] => entry[1].have !== null;

/** `over`: nobody scores any more. */
export function standingOf(view: View | null, over = false): Standing {
  const { progress = {}, can_score: chances = {}, can_win: canWin } = (view ?? {}) as CountsGoals;
  const counted = Object.entries(progress).map(
    ([goal, seats]) => [goal, Object.fromEntries(Object.entries(seats).filter(isCounted))] as const,
  );
  const canScore = Object.entries(chances)
    .map(([seat, chance]) => ({ seat, ...chance }))
    .filter(({ sure }) => sure > 0);
  return { progress: Object.fromEntries(counted), canScore, canWin: canWin ?? [], known: canWin !== undefined && !over };
}
