import { expect, test } from "vitest";
import { paceOf, paces, waitOf } from "./pace";

test("18 each pace is known by its wait, and they differ", () => {
  for (const pace of paces) expect(paceOf(waitOf(pace))).toBe(pace);
  expect(waitOf("slow")).toBeGreaterThan(2 * waitOf("normal"));
  // Tables of before.
  expect(paceOf(250)).toBe("normal");
});
