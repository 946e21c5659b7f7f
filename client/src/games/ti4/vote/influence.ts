// Votes that planets give.
import type { Seat } from "../../ti/forces";
import type { Tally } from "../../ti/vote/tally";
import type { Facts } from "../pack";
import type { Ti4View } from "../view";

/** Influence of a planet as the server tells it now, else as printed. */
export function influenceNow(view: Ti4View, facts: Facts, id: string): number {
  const now = view.planets[id]?.influence;
  return typeof now === "number" ? now : (facts.planets.get(id)?.influence ?? 0);
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
