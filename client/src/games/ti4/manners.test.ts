import { describe, expect, it } from "vitest";
import { decisionOf } from "../../net/fakeLine";
import { manners } from "./manners";

const load = (...steps: string[]) => ({ ...decisionOf("red", "load", ["done"]), proposal: { steps } });

describe("what a question begins with", () => {
  it("13.A6 a ship is chosen with its cargo, and without the ships that would come after it", () => {
    expect(manners.filled(load("load infantry jord", "load fighter 1", "done", "move cruiser 1"), [])).toEqual(["load infantry jord", "load fighter 1"]);
    // A full hold needs no word that ends it.
    expect(manners.filled(load("load infantry jord", "move carrier 1", "load fighter 1", "done"), [])).toEqual(["load infantry jord"]);
    expect(manners.filled(load("done", "move cruiser 1"), [])).toEqual([]);
    expect(manners.filled(decisionOf("red", "vote", ["pass", "offer blue"]), [])).toEqual(["pass"]);
    expect(manners.filled(decisionOf("red", "vote", ["abstain", "vote for"]), [])).toEqual([]);
    expect(manners.whole?.("load")).toBe(false);
    expect(manners.whole?.("move")).toBe(true);
  });
});
