// Sums for the sheets of players: only public facts of the view, added up.
import type { Seat } from "../ti/forces";
import { addUp, type Sums } from "../ti/sums";
import type { Facts, Technology } from "./pack";
import { planetNow } from "./scene";
import type { PlayerView, Ti3View } from "./view";

export const sumsOf = (view: Ti3View, facts: Facts, seat: Seat): Sums =>
  addUp((view.players[seat]?.planets ?? []).map((id) => planetNow(id, view, facts)));

export function techCounts(player: PlayerView | undefined, facts: Facts): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of player?.technologies ?? []) {
    const colour = facts.technologies.get(id)?.colour;
    if (colour) counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
}

const ownedIn = (things: Record<string, { owner: string | null }>, seat: Seat): string[] =>
  Object.entries(things)
    .filter(([, { owner }]) => owner === seat)
    .map(([id]) => id);

export const strategiesOf = (view: Ti3View, seat: Seat): string[] => ownedIn(view.strategy_cards, seat);
export const lawsOf = (view: Ti3View, seat: Seat): string[] => ownedIn(view.laws, seat);

/** Who has claimed an objective. */
export const claimedBy = (view: Ti3View, objective: string): Seat[] =>
  Object.entries(view.players)
    .filter(([, { claimed }]) => claimed.includes(objective))
    .map(([seat]) => seat);

/** Whether AND and OR of what a technology needs come true; AND binds as in a list of needs, read from the left. */
export function meets({ needs }: Technology, has: ReadonlySet<string>): boolean {
  if (!needs) return true;
  return needs.split(" OR ").some((part) => part.split(" AND ").every((id) => has.has(id)));
}

/** How many technologies stand before this one on the shortest way to it. */
export function depthOf(id: string, facts: Facts): number {
  const needs = facts.technologies.get(id)?.needs ?? "";
  if (!needs) return 0;
  return Math.min(...needs.split(" OR ").map((part) => 1 + Math.max(...part.split(" AND ").map((one) => depthOf(one, facts)))));
}
