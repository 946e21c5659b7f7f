import { describe, expect, it } from "vitest";
import { packFacts } from "./fixtures/load";
import { warning } from "./warnings";

const facts = packFacts();
const warned = (steps: string[], costs: unknown[] = []) => warning({ steps, costs }, facts);

describe("warnings of ti3", () => {
  it("a counter that is spent on nothing is told", () => {
    expect(warned(["follow imperial", "done"])).toContain("counter");
    expect(warned(["follow technology"])).toBeDefined();
    expect(warned(["follow imperial", "produce carrier sol_home"])).toBeUndefined();
    // These bring something at once.
    expect(warned(["follow political"])).toBeUndefined();
    expect(warned(["pass"])).toBeUndefined();
  });

  it("a battle that ends a trade agreement is told before it begins, each partner once", () => {
    const steps = ["activate quann_system", "move cruiser sol_home", "move carrier sol_home", "done"];
    const ends = { agreements: ["blue"] };
    expect(warned(steps, [undefined, ends, ends, undefined])).toBe("A battle there ends your trade agreement with Blue.");
    expect(warned(["land ground_force carrier 1gf quann"], [{ agreements: ["red"] }])).toContain("Red");
    expect(warned(steps, [undefined, null, { resources: 2 }, undefined])).toBeUndefined();
  });
});
