import { describe, expect, it } from "vitest";
import { productionPlan, withoutUnit, withUnit } from "./plan";

describe("production and its bill in one draft (F20)", () => {
  const steps = ["produce carrier 18", "produce infantry jord", "done", "exhaust jord", "spend 1"];

  it("knows units, bill and payment apart", () => {
    expect(productionPlan(steps)).toEqual({
      before: [],
      units: ["produce carrier 18", "produce infantry jord"],
      closed: true,
      payment: ["exhaust jord", "spend 1"],
    });
    expect(productionPlan(["activate 18"])).toBeNull();
  });

  it("one more or one less opens the bill again: it is another sum", () => {
    expect(withUnit(steps, "produce infantry jord")).toEqual([
      "produce carrier 18",
      "produce infantry jord",
      "produce infantry jord",
    ]);
    expect(withoutUnit(steps, "produce carrier 18")).toEqual(["produce infantry jord"]);
    expect(withoutUnit(steps, "produce cruiser 18")).toEqual(steps);
  });

  it("a piece taken off the board goes back with the unit it was for", () => {
    const recalled = ["produce fighter 18", "recall carrier 20", "produce carrier 18"];
    expect(withoutUnit(recalled, "produce carrier 18")).toEqual(["produce fighter 18"]);
  });
});
