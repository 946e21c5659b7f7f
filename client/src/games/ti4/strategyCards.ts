// The eight strategy cards as they are drawn.
import type { StrategyScene } from "../ti/strategy/cards";
import type { Facts } from "./pack";
import { sceneOfStrategy, STRATEGY_HUE } from "./pictureOf";
import type { Ti4View } from "./view";

export const strategyCards = (view: Ti4View, facts: Facts): StrategyScene[] =>
  [...facts.strategies.values()].map(({ id, name, initiative, primary, secondary, secondaryCost }) => {
    const now = view.strategy_cards[id];
    return {
      id,
      number: initiative,
      name,
      primary,
      secondary: `${secondary} ${secondaryCost ? `(${secondaryCost})` : ""}`,
      owner: now?.owner ?? null,
      used: now?.exhausted ?? false,
      extra: now?.trade_goods ?? 0,
      hue: STRATEGY_HUE[id] ?? "",
      scene: sceneOfStrategy(id),
    };
  });
