// The eight strategy cards as they are drawn.
import type { StrategyScene } from "../ti/strategy/cards";
import type { Seat } from "../ti/forces";
import type { Facts } from "./pack";
import { hueOf, sceneOfStrategy } from "./pictureOf";
import type { Ti3View } from "./view";

export const strategyCards = (view: Ti3View, facts: Facts): StrategyScene[] =>
  [...facts.strategies.values()].map(({ id, name, number, special, primary, secondary }) => {
    const now = view.strategy_cards[id];
    return {
      id,
      number,
      name,
      primary: [special, primary].filter(Boolean).join(" "),
      secondary: secondary || "–",
      owner: now?.owner ?? null,
      used: now?.used ?? false,
      extra: now?.bonus ?? 0,
      hue: hueOf(id),
      scene: sceneOfStrategy(id),
    };
  });

/** Seats as they would act with the cards taken so far, and with this one if I took it: the lowest number of each counts, and who always acts first has 0. */
export function orderWith(mine: string, cards: readonly StrategyScene[], view: Ti3View, facts: Facts): Seat[] {
  const swift = new Set([...facts.abilities.values()].filter(({ traits }) => traits.includes("acts_first")).map(({ race }) => race));
  const number = (owner: Seat, n: number): number => (swift.has(view.players[owner]?.race ?? "") ? 0 : n);
  const owned = cards.flatMap(({ id, number: n, owner: taker }) => {
    const owner = id === mine ? view.viewer : taker;
    return owner ? [{ owner, n: number(owner, n) }] : [];
  });
  return [...new Set(owned.sort((a, b) => a.n - b.n).map(({ owner }) => owner))];
}
