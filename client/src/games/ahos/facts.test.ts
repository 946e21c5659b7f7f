import { describe, expect, test } from "vitest";
import { readFacts } from "./facts";
import pack from "./fixtures/pack.json";

const facts = readFacts(pack);

describe("facts of the content pack", () => {
  test("board: 38 spaces, every connection once and named lower number first", () => {
    expect(facts.spaces.size).toBe(38);
    const ids = facts.connections.map((line) => line.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { a, b } of facts.connections) {
      expect(Number(a)).toBeLessThan(Number(b));
      expect(Object.values(facts.spaces.get(a)?.links ?? {})).toContain(b);
      expect(Object.values(facts.spaces.get(b)?.links ?? {})).toContain(a);
    }
  });

  test("systems: 19 habitable with a strength, 19 others without, two of them without a card", () => {
    const all = [...facts.systems.values()];
    expect(all.filter((tile) => tile.habitable && tile.strength > 0)).toHaveLength(19);
    expect(all.filter((tile) => !tile.habitable && tile.strength === 0)).toHaveLength(19);
    expect(all.filter((tile) => !tile.hasCard).map((tile) => tile.id)).toEqual(["U18", "U19"]);
    expect(facts.systems.get("H02")).toMatchObject({ name: "Ishtar", hole: "A", wormhole: false });
  });

  test("cards: every use and every text", () => {
    expect(facts.cards.get("T14")).toMatchObject({
      cost: 4,
      label: "none",
      points: { energy: 2, matter: 2, population: 2, research: 2 },
      text: "",
    });
    expect(facts.cards.get("AGG1")).toMatchObject({ label: "combat", points: { matter: 2 } });
    expect(facts.cards.get("CUL1")).toMatchObject({ vp: "3", vpInReserve: true, culture: true });
    expect(facts.cards.get("T20")?.single).toBe(true);
    expect(facts.cards.has("U18")).toBe(false);
    expect(facts.cards.size).toBe(19 + 17 + 4 + 21 + 32);
  });

  test("tokens, races and numbers", () => {
    expect(facts.tokens.get("D09")?.reserve).toBe(1);
    expect(facts.tokens.get("D11")?.vp).toBe(3);
    expect(facts.races.get("storbots")?.abilities).toEqual(["STO1", "STO2", "STO3"]);
    expect(facts.limits.get("reshuffles_3")).toBe(18);
  });
});
