import { describe, expect, it } from "vitest";
import {
  committed,
  committedInAll,
  landedIn,
  mostCommit,
  withCommit,
  withGoods,
  withoutTerm,
} from "./stepPlan";

describe("landing", () => {
  const lodor = { planet: "lodor", fighters: false };
  const wings = { planet: "lodor", fighters: true };

  it("F24: the number of units, not of options", () => {
    expect(mostCommit(["commit 1 lodor", "commit 2 lodor", "commit 3 bereg", "done"], lodor)).toBe(2);
    expect(mostCommit(["commit 2 fighters lodor"], lodor)).toBe(0);
    expect(mostCommit(["commit 2 fighters lodor"], wings)).toBe(2);
    // Options of the question before the draft: what the draft lands has gone.
    const gone = committedInAll(["commit 2 lodor", "commit 1 bereg", "commit 1 fighters lodor"], false);
    expect(gone).toBe(3);
    expect(mostCommit(["commit 4 lodor"], lodor, gone)).toBe(1);
    expect(mostCommit(["commit 3 lodor"], lodor, gone)).toBe(0);
  });

  it("plus and minus write one step for each planet", () => {
    const one = withCommit([], lodor, 1);
    expect(one).toEqual(["commit 1 lodor"]);
    const both = withCommit(withCommit(one, { planet: "bereg", fighters: false }, 1), lodor, 2);
    expect(both).toEqual(["commit 2 lodor", "commit 1 bereg"]);
    expect(committed(both, lodor)).toBe(2);
    expect(withCommit(both, lodor, 0)).toEqual(["commit 1 bereg"]);
  });

  it("fighters that land are counted by themselves", () => {
    const steps = withCommit(["commit 1 lodor"], wings, 2);
    expect(committed(steps, wings)).toBe(2);
    expect(committed(steps, lodor)).toBe(1);
  });

  it("a change takes the end of the landing back", () => {
    expect(withCommit(["commit 1 lodor", "done"], lodor, 2)).toEqual(["commit 2 lodor"]);
  });

  it("says where it is when the draft has ended the action", () => {
    const tiles = new Map([
      ["18", { planets: ["mecatol_rex"] }],
      ["26", { planets: ["lodor"] }],
    ]);
    expect(landedIn(["hit cruiser", "commit 1 lodor", "done"], tiles)).toBe("26");
    expect(landedIn(["done"], tiles)).toBeNull();
  });
});

describe("terms of a trade", () => {
  it("a parcel has each kind of goods once", () => {
    const first = withGoods(["offer blue"], "give", "trade_goods", 1);
    expect(withGoods(first, "give", "trade_goods", 3)).toEqual(["offer blue", "give 3 trade_goods"]);
    expect(withGoods(first, "give", "trade_goods", 0)).toEqual(["offer blue"]);
    expect(withGoods(first, "want", "commodities", 2)).toEqual(["offer blue", "give 1 trade_goods", "want 2 commodities"]);
  });

  it("changed terms are not yet proposed", () => {
    expect(withGoods(["give 1 commodities", "propose"], "give", "commodities", 2)).toEqual(["give 2 commodities"]);
    expect(withoutTerm(["give ceasefire/red", "propose"], "give ceasefire/red")).toEqual([]);
  });
});
