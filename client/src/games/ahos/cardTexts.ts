// Names and texts of things for the frame: a window card shows what is played, an order what it is about.
import type { View } from "../../net/types";
import type { CardFace, GameOrders, TargetKey } from "../board";
import { readHeld } from "./choice";
import { heldWord } from "./choiceWords";
import type { AhosFacts } from "./facts";
import { splitKey } from "./keys";
import { readView } from "./viewHelp";

export function cardFace(target: TargetKey, facts: AhosFacts): CardFace | undefined {
  const { kind, name } = splitKey(target);
  if (kind !== "card" && kind !== "market") return undefined;
  const fact = facts.cards.get(readHeld(name).card);
  return fact && { name: heldWord(facts, name), text: fact.text };
}

/** A thing by its word, or nothing if the pack has none of that name. */
export function thingName(id: string, facts: AhosFacts): string | undefined {
  const { card } = readHeld(id);
  return (facts.cards.get(card) ?? facts.tokens.get(card) ?? facts.systems.get(card) ?? facts.races.get(card))?.name;
}

export const orders: GameOrders<AhosFacts> = {
  kinds: ["pass_all", "only_mine", "always_ask", "never_card"],
  strategies: () => [],
  hand: (raw: View, facts) => {
    const view = readView(raw);
    const me = view?.viewer ? view.players[view.viewer] : undefined;
    const cards = [...new Set(me?.hand ?? [])];
    return cards.map((id) => ({ id, name: facts.cards.get(id)?.name ?? id }));
  },
};
