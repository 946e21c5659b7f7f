import { expect, test } from "vitest";
import { fixture, packFacts } from "./fixtures/load";
import { orderWith, strategyCards } from "./strategyCards";

const facts = packFacts();

test("the order of play goes by the lowest number of each seat, and Naalu come first whatever they take", () => {
  const { view } = fixture("mid");
  const cards = strategyCards(view, facts);
  const order = orderWith("", cards, view, facts);
  expect(order[0]).toBe(view.strategy_cards.initiative?.owner);
  const [last = ""] = order.slice(-1);
  const players = { ...view.players, [last]: { ...view.players[last], race: "naalu" } } as typeof view.players;
  expect(orderWith("", cards, { ...view, players }, facts)[0]).toBe(last);
});
