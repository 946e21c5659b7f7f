import { describe, expect, it } from "vitest";
import { manners } from "./manners";

describe("landings of ti3", () => {
  const plan = ["land ground_force carrier 3gf lodor", "land ground_force carrier 2gf quann", "land pds carrier 1gf+1pds lodor", "land ground_force carrier 1gf lodor", "done"];

  it("the same landing is one thing, whatever is left aboard", () => {
    expect(manners.alike?.(plan[0]!)).toBe(manners.alike?.(plan[3]!));
    expect(manners.alike?.(plan[0]!)).not.toBe(manners.alike?.(plan[1]!));
    expect(manners.alike?.("move carrier 2gf lodor_system")).toBe("move carrier 2gf lodor_system");
  });

  it("who stays aboard is found there by those who land later", () => {
    expect(manners.without?.(plan, 0)).toEqual(["land ground_force carrier 3gf quann", "land pds carrier 1gf+1pds lodor", "land ground_force carrier 2gf lodor", "done"]);
    expect(manners.without?.(plan, 3)).toEqual([plan[0], plan[1], plan[2], "done"]);
  });
});

it("which counter is turned first is chosen already, and can be changed", () => {
  const options = ["first qucenn", "first rarron"].map((choice) => ({ choice }));
  expect(manners.filled({ kind: "order", options } as never, ["land ground_force carrier 1gf rarron", "done"])).toEqual(["first qucenn"]);
});
