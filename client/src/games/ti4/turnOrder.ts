// The order of play that strategy cards give: the lowest number of each seat counts (F38).
import type { Facts } from "./pack";
import type { Ti4View } from "./view";
import type { Seat } from "../ti/forces";

/** Seats with a card, first to play first. `plus`: as if that seat had taken that card, too. */
export function turnOrder(view: Ti4View, facts: Facts, plus?: { seat: Seat; card: string }): Seat[] {
  const lowest = new Map<Seat, number>();
  const note = (seat: Seat, initiative: number) => lowest.set(seat, Math.min(initiative, lowest.get(seat) ?? Infinity));
  for (const [id, card] of Object.entries(view.strategy_cards)) {
    if (card.owner) note(card.owner, facts.strategies.get(id)?.initiative ?? 99);
  }
  if (plus) note(plus.seat, facts.strategies.get(plus.card)?.initiative ?? 99);
  if (view.zero_token && lowest.has(view.zero_token)) lowest.set(view.zero_token, 0);
  return [...lowest].sort((a, b) => a[1] - b[1]).map(([seat]) => seat);
}
