// The eight strategy cards as they are drawn.
import type { StrategyScene } from "../ti/strategy/cards";
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
