// Votes on the agenda, added up by outcome.
import type { Option } from "../../net/types";
import type { Facts } from "./pack";
import type { AgendaView, Ti4View } from "./view";
import type { Seat } from "../ti/forces";

export interface Tally {
  outcome: string;
  votes: number;
  voters: { seat: Seat; votes: number }[];
  predictions: { seat: Seat; by: string }[];
  /** The choice that votes for it, if it can be chosen now. */
  choice: string | null;
}

export function tallies(agenda: AgendaView, kind: string, options: Option[]): Tally[] {
  const table = new Map<string, Tally>();
  const row = (outcome: string): Tally => {
    let found = table.get(outcome);
    if (!found)
      table.set(outcome, (found = { outcome, votes: 0, voters: [], predictions: [], choice: null }));
    return found;
  };
  if (kind === "for_against") ["for", "against"].forEach(row);
  for (const [seat, ballot] of Object.entries(agenda.votes)) {
    if (ballot.outcome === null) continue;
    const into = row(ballot.outcome);
    into.votes += ballot.votes;
    into.voters.push({ seat, votes: ballot.votes });
  }
  for (const p of agenda.predictions)
    if (p.outcome !== null) row(p.outcome).predictions.push({ seat: p.seat, by: p.by });
  for (const { choice } of options) {
    const [verb, outcome] = choice.split(" ");
    if ((verb === "vote" || verb === "decide" || verb === "predict") && outcome) row(outcome).choice = choice;
  }
  return [...table.values()].sort((a, b) => b.votes - a.votes);
}

/** Influence of a planet as the server tells it now, else as printed. */
export function influenceNow(view: Ti4View, facts: Facts, id: string): number {
  const now = view.planets[id]?.influence;
  return typeof now === "number" ? now : (facts.planets.get(id)?.influence ?? 0);
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

/** The fewest planets that put my outcome in front; empty = it leads already, or nothing is enough. */
export function enoughToLead(
  rows: readonly Tally[],
  outcome: string | null,
  seat: Seat,
  planets: readonly { id: string; votes: number }[],
  mine: number,
): string[] {
  if (outcome === null) return [];
  const without = (row: Tally): number => row.votes - (row.voters.find((v) => v.seat === seat)?.votes ?? 0);
  const own = rows.find((row) => row.outcome === outcome);
  const best = Math.max(0, ...rows.filter((row) => row.outcome !== outcome).map((row) => row.votes));
  let have = (own ? without(own) : 0) + mine;
  const chosen: string[] = [];
  if (have > best) return [];
  for (const planet of [...planets].sort((a, b) => b.votes - a.votes)) {
    chosen.push(`exhaust ${planet.id}`);
    have += planet.votes;
    if (have > best) return chosen;
  }
  return [];
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
