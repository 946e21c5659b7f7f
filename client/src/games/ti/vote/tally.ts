// Votes on the agenda, added up by outcome.
import type { Option } from "../../../net/types";
import type { Seat } from "../forces";

export interface Tally {
  outcome: string;
  votes: number;
  voters: { seat: Seat; votes: number }[];
  predictions: { seat: Seat; by: string }[];
  /** The choice that votes for it, if it can be chosen now. */
  choice: string | null;
}

/** What is voted on as far as a table of votes needs it. `outcome` null: abstained. */
export interface Voted {
  votes: Record<Seat, { outcome: string | null; votes: number }>;
  predictions?: readonly { seat: Seat; outcome: string | null; by: string }[];
  /** The outcomes are for and against. */
  forAgainst: boolean;
}

export function tallies(voted: Voted, options: readonly Option[]): Tally[] {
  const table = new Map<string, Tally>();
  const row = (outcome: string): Tally => {
    let found = table.get(outcome);
    if (!found)
      table.set(outcome, (found = { outcome, votes: 0, voters: [], predictions: [], choice: null }));
    return found;
  };
  if (voted.forAgainst) ["for", "against"].forEach(row);
  for (const [seat, ballot] of Object.entries(voted.votes)) {
    if (ballot.outcome === null) continue;
    const into = row(ballot.outcome);
    into.votes += ballot.votes;
    into.voters.push({ seat, votes: ballot.votes });
  }
  for (const p of voted.predictions ?? [])
    if (p.outcome !== null) row(p.outcome).predictions.push({ seat: p.seat, by: p.by });
  for (const { choice } of options) {
    const [verb, ...named] = choice.split(" ");
    const outcome = named.join(" ");
    if ((verb === "vote" || verb === "decide" || verb === "predict") && outcome) row(outcome).choice = choice;
  }
  return [...table.values()].sort((a, b) => b.votes - a.votes);
}

export function votesOf(rows: readonly Tally[], seat: Seat): number {
  return rows.reduce((sum, row) => sum + (row.voters.find((v) => v.seat === seat)?.votes ?? 0), 0);
}

/** The same with votes that I am about to cast and the view does not count yet. */
export function withMine(rows: readonly Tally[], me: Seat, outcome: string | null, more: number): Tally[] {
  if (more === 0) return [...rows];
  return rows.map((row) => {
    if (row.outcome !== outcome) return row;
    const own = row.voters.find((v) => v.seat === me)?.votes ?? 0;
    const voters = [...row.voters.filter((v) => v.seat !== me), { seat: me, votes: own + more }];
    return { ...row, votes: row.votes + more, voters };
  });
}

/** The length of a whole bar in votes: it stays while my votes are being put together. */
export function barLength(rows: readonly Tally[], me: Seat, left: number): number {
  const others = rows.map((row) => row.voters.reduce((sum, v) => sum + (v.seat === me ? 0 : v.votes), 0));
  return Math.max(1, Math.max(0, ...others) + votesOf(rows, me) + left);
}

/** The outcome that would be resolved now; none while several have the same number. */
export function leading(rows: readonly Tally[]): string | null {
  const [first, second] = [...rows].sort((a, b) => b.votes - a.votes);
  return first && first.votes > (second?.votes ?? 0) ? first.outcome : null;
}
