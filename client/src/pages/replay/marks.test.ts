import { expect, test } from "vitest";
import { markAfter, markAt, markBefore, roundAt, roundsOf } from "./marks";

const marks = [
  { step: 0, text: "set-up", round: 0 },
  { step: 10, text: "red moves", round: 1 },
  { step: 14, text: "blue moves", round: 1 },
  { step: 30, text: "red moves", round: 2 },
];

test("steps from action to action, and stops at both ends", () => {
  expect(markAfter(marks, 0, 40)).toBe(10);
  expect(markAfter(marks, 12, 40)).toBe(14);
  expect(markAfter(marks, 30, 40)).toBe(40);
  expect(markBefore(marks, 14)).toBe(10);
  expect(markBefore(marks, 12)).toBe(10);
  expect(markBefore(marks, 0)).toBe(0);
});

test("knows where rounds begin and which one a step is in", () => {
  expect(roundsOf(marks)).toEqual([
    { round: 0, step: 0 },
    { round: 1, step: 10 },
    { round: 2, step: 30 },
  ]);
  expect(roundAt(marks, 29)).toBe(1);
  expect(roundAt([], 3)).toBeUndefined();
  expect(markAt(marks, 13)?.text).toBe("red moves");
});

test("a game without marks can still be walked through", () => {
  expect(markAfter([], 3, 9)).toBe(9);
  expect(markBefore([], 3)).toBe(0);
});
