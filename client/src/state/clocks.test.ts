import { expect, test } from "vitest";
import { clockText, isLow, leftOf, votesFor } from "./clocks";

const still = { now: 0, running: null, left: {}, overdue: [], vacation: {}, votes: {} };
const words = { day: "d", hour: "h" };

test("only the running clock moves", () => {
  const clocks = { ...still, now: 5000, running: "red", left: { red: 60_000, blue: 30_000 } };
  expect(leftOf(clocks, "red", 1000, 4000)).toBe(57_000);
  expect(leftOf(clocks, "blue", 1000, 4000)).toBe(30_000);
  expect(leftOf({ ...clocks, running: null }, "red", 1000, 4000)).toBe(60_000);
  expect(leftOf(undefined, "red", 0, 0)).toBeUndefined();
  expect(leftOf(still, "red", 0, 0)).toBeUndefined();
});

test("amber under a fifth of the whole, never without a whole", () => {
  const settings = { kind: "move" as const, seconds: 100 };
  expect(isLow(19_999, settings)).toBe(true);
  expect(isLow(20_000, settings)).toBe(false);
  expect(isLow(1, undefined)).toBe(false);
});

test.each([
  [65_000, "1:05"],
  [59_001, "1:00"],
  [3_600_000 * 2 + 184_000, "2:03:04"],
  [3_600_000 * 76, "3 d 4 h"],
  [-61_000, "-1:01"],
])("%d ms is %s", (left, text) => {
  expect(clockText(left, words)).toBe(text);
});

test("who is overdue does not vote about itself, watchers do not vote", () => {
  expect(votesFor({ ...still, overdue: ["red", "blue"] }, ["red"])).toEqual(["blue"]);
  expect(votesFor({ ...still, overdue: ["blue"] }, [])).toEqual([]);
  expect(votesFor(undefined, ["red"])).toEqual([]);
});
