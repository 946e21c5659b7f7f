import { expect, it } from "vitest";
import { fixture, packFacts } from "./fixtures/load";
import { turnOrder } from "./turnOrder";

const facts = packFacts();
const { view } = fixture("mid");
const free = { owner: null, exhausted: false, trade_goods: 0 };
const cards = Object.fromEntries([...facts.strategies.keys()].map((id) => [id, { ...free }]));
const byNumber = (n: number) => [...facts.strategies.values()].find((card) => card.initiative === n)?.id ?? "";
const given = (owners: Record<number, string>) => ({
  ...view,
  zero_token: null,
  strategy_cards: {
    ...cards,
    ...Object.fromEntries(Object.entries(owners).map(([n, owner]) => [byNumber(Number(n)), { ...free, owner }])),
  },
});

it("F38: the order of play, and what a card would make of it", () => {
  const now = given({ 3: "red", 7: "blue", 5: "black" });
  expect(turnOrder(now, facts)).toEqual(["red", "black", "blue"]);
  expect(turnOrder(now, facts, { seat: "green", card: byNumber(4) })).toEqual(["red", "green", "black", "blue"]);
});

it("with two cards the lower number counts", () => {
  expect(turnOrder(given({ 2: "red", 8: "red", 3: "blue" }), facts)).toEqual(["red", "blue"]);
});

it("who has the zero token plays first", () => {
  expect(turnOrder({ ...given({ 2: "red", 8: "blue" }), zero_token: "blue" }, facts)).toEqual(["blue", "red"]);
});
