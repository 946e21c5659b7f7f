// Votes on the agenda, added up by outcome.
import type { Option } from "../../net/types";
import type { Facts } from "./pack";
import type { AgendaView, Ti4View } from "./view";
import type { Seat } from "./viewHelp";

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
