import { describe, expect, it } from "vitest";
import { partnerOf, readDeal } from "./deal";
import { fightRounds, printedNeeds } from "./fight";
import { fixture, packFacts } from "./fixtures/load";
import { tallies } from "./tally";

const facts = packFacts();

describe("the story of a fight", () => {
  const { push, view } = fixture("late");
  const rounds = fightRounds(push.events, view.dice);

  it("F40, F41: keeps the dice of each round apart, with cannon fire before it", () => {
    expect(rounds.map((r) => r.round)).toEqual([0, 1]);
    expect(rounds[0]?.rolls).toMatchObject([{ seat: "red", kind: "space_cannon", hits: 0 }]);
    expect(rounds[1]?.rolls.map((r) => [r.seat, r.dice.map((d) => d.face), r.hits])).toEqual([
      ["black", [9, 1, 6], 2],
      ["red", [7], 1],
    ]);
    expect(rounds[1]?.losses).toEqual([{ seat: "black", unit: "dreadnought", destroyed: false }]);
  });

  it("takes what the dice need from the view, for the last roll only", () => {
    expect(rounds[1]?.rolls[1]?.dice[0]?.needs).toBe(5);
    expect(rounds[1]?.rolls[0]?.dice[0]?.needs).toBeNull();
  });

  it("falls back to printed values only where they explain the hits", () => {
    const roll = { seat: "red", kind: "combat", hits: 1, dice: [{ unit: "cruiser", face: 7, needs: null }] };
    expect(printedNeeds(roll, () => 7)).toEqual([7]);
    expect(printedNeeds(roll, () => 8)).toEqual([null]);
    expect(printedNeeds({ ...roll, kind: "space_cannon" }, () => 7)).toEqual([null]);
  });

  it("is empty when nobody fights", () => {
    expect(fightRounds([], [])).toEqual([]);
  });
});

describe("the trade desk", () => {
  const { push, view } = fixture("trade");
  const options = push.decision?.options ?? [];

  it("sorts choices into what is given and what is asked for", () => {
    const deal = readDeal(options);
    expect(deal.give.notes.length).toBeGreaterThan(0);
    expect(deal.want.goods.every((o) => /^want \d+ trade_goods$/.test(o.choice))).toBe(true);
    expect(deal.buttons.map((b) => b.choice)).toContain("propose");
    const sorted = [deal.give, deal.want].flatMap((s) => [
      ...s.goods,
      ...s.commodities,
      ...s.notes,
      ...s.cards,
    ]);
    expect(sorted.length + deal.buttons.length + deal.partners.length).toBe(options.length);
  });

  it("finds the partner", () => {
    expect(partnerOf(view, push.decision?.detail)).toBe("black");
    expect(partnerOf(view, undefined)).toBe("black");
  });
});

describe("the agenda", () => {
  it("adds up votes by outcome, the most first, and joins them to choices", () => {
    const { push, view } = fixture("agenda");
    const kind = facts.agendas.get(view.agenda.agenda ?? "")?.timing ?? "";
    const rows = tallies(view.agenda, kind, push.decision?.options ?? []);
    expect(rows[0]).toMatchObject({ outcome: "sakulag", votes: 30, choice: "vote sakulag" });
    expect(rows[0]?.voters).toHaveLength(2);
  });

  it("shows for and against before anybody has voted", () => {
    const empty = { agenda: "x", number: 1, votes: {}, predictions: [], outcome: null, barred: [] };
    expect(tallies(empty, "for_against", []).map((r) => r.outcome)).toEqual(["for", "against"]);
  });
});
