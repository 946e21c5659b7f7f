import { describe, expect, it } from "vitest";
import { warning } from "./warnings";

describe("warnings of ti3", () => {
  it("a counter that is spent on nothing is told", () => {
    expect(warning(["follow imperial", "done"])).toContain("counter");
    expect(warning(["follow technology"])).toBeDefined();
    expect(warning(["follow imperial", "produce carrier sol_home"])).toBeUndefined();
    // These bring something at once.
    expect(warning(["follow political"])).toBeUndefined();
    expect(warning(["pass"])).toBeUndefined();
  });
});
