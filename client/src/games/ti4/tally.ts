// Votes on the agenda, added up by outcome.
import type { Option } from "../../net/types";
import type { AgendaView, Seat } from "./view";

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
