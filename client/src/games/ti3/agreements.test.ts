import { describe, expect, it } from "vitest";
import type { Decision } from "../../net/types";
import { answersOf, given, gifts, oneOfEach, partnersOf } from "./agreements";
import { choiceAtTable } from "./dealWords";
import { packFacts } from "./fixtures/load";
import { answer } from "./questions";
import type { Ti3View } from "./view";

const player = (trade_goods: number, ...cards: [number, string | null][]) => ({
  trade_goods,
  eliminated: false,
  trade_cards: cards.map(([value, held_by]) => ({ value, held_by })),
});
const view = {
  viewer: "red",
  players: { red: player(3, [2, "blue"], [1, null]), blue: player(1, [3, "red"], [1, null]), green: player(0, [1, null], [1, null]) },
} as unknown as Ti3View;
const asked = (kind: string, ...choices: string[]) =>
  ({ seat: "red", kind, options: choices.map((choice) => ({ choice, group: choice.split(" ")[0] ?? "" })) }) as unknown as Decision;

describe("14.D trade agreements", () => {
  it("tell what both sides get", () => {
    const [blue, green] = partnersOf(view, null);
    expect([blue?.mine, blue?.theirs, green?.mine, green?.theirs]).toEqual([3, 2, 0, 0]);
  });

  it("are offered, answered and ended by the choices of the question", () => {
    const [, green] = partnersOf(view, asked("offer", "offer green 2", "done"));
    expect(green?.offers.map(({ value, choice }) => [value, choice])).toEqual([[1, "offer green 2"]]);
    expect(answersOf(view, asked("answer", "answer 2", "decline")).map(({ choice }) => choice)).toEqual(["answer 2"]);
    expect(partnersOf(view, asked("status", "break blue", "done")).map(({ breaks }) => breaks)).toEqual(["break blue", undefined]);
    // A card with another number that begins alike is another card.
    expect(answersOf(view, asked("answer", "answer 12")).map(({ choice }) => choice)).toEqual([]);
  });

  it("gifts are counted one by one", () => {
    const [blue] = partnersOf(view, asked("action", "give blue 1", "pass"));
    expect(blue?.gives).toBe("give blue 1");
    expect(given(blue?.gives, [...gifts("give blue 1", 2), "pass"])).toBe(2);
  });

  it("cards are told by what they are worth; two of one worth are offered as one", () => {
    const facts = packFacts();
    expect(choiceAtTable("offer blue 1", facts, view)).toBe("Offer Blue my trade card worth 2");
    expect(choiceAtTable("answer 2", facts, view)).toBe("Agree: I give my trade card worth 1");
    expect(answer("answer 2", asked("answer", "answer 2", "decline"), facts, view)).toBe("Agree: I give my trade card worth 1");
    const hacan = { ...view, viewer: "green" } as Ti3View;
    expect(choiceAtTable("offer blue 2", facts, hacan)).toBe("Offer Blue my trade card no. 2, worth 1");
    const [red] = partnersOf(hacan, asked("offer", "offer red 1", "offer red 2")).filter(({ seat }) => seat === "red");
    expect(oneOfEach(red?.offers ?? [], []).map(({ choice }) => choice)).toEqual(["offer red 1"]);
    expect(oneOfEach(red?.offers ?? [], ["offer red 2"]).map(({ choice }) => choice)).toEqual(["offer red 2"]);
    expect(answersOf(view, asked("answer", "answer 1", "answer 2")).length).toBe(oneOfEach(answersOf(view, asked("answer", "answer 1", "answer 2")), []).length);
  });
});
