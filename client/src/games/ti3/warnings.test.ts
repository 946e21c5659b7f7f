import { describe, expect, it } from "vitest";
import type { Decision, View } from "../../net/types";
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

  it("Logistics: what buys no counter is told, trade goods that buy nothing as well; nothing chosen costs nothing", () => {
    const planets = { quann: { influence: 1 }, lodor: { influence: 2 }, thibah: { influence: 4 } };
    const follows = { kind: "secondary", detail: [{ say: "secondary_of", card: "logistics" }, { say: "free_of_counter" }] };
    const bill = (...paid: string[]) => {
      const steps = ["follow logistics", ...paid, "done"];
      const questions = steps.map((_, i) => (i === 0 ? follows : { kind: "pay", facts: { each: 3, paid: 0 } })) as unknown as Decision[];
      return warning({ steps, costs: [], questions }, facts, { planets } as unknown as View);
    };
    expect(bill("spend 1")).toBe("1 influence buy no counter: what is paid is lost.");
    expect(bill("exhaust quann", "exhaust lodor")).toBeUndefined();
    expect(bill("exhaust thibah")).toBeUndefined();
    expect(bill("exhaust quann", "exhaust lodor", "spend 1")).toBe("1 trade good buys nothing here.");
    expect(bill()).toBeUndefined();
  });

  it("a battle that ends a trade agreement is told before it begins, each partner once", () => {
    const steps = ["activate quann_system", "move cruiser sol_home", "move carrier sol_home", "done"];
    const ends = { agreements: ["blue"] };
    expect(warned(steps, [undefined, ends, ends, undefined])).toBe("A battle there ends your trade agreement with Blue.");
    expect(warned(["land ground_force carrier 1gf quann"], [{ agreements: ["red"] }])).toContain("Red");
    expect(warned(steps, [undefined, null, { resources: 2 }, undefined])).toBeUndefined();
  });
});
