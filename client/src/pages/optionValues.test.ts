import { expect, test } from "vitest";
import { closedValues } from "./optionValues";

test.each([
  ["3, 4, 5 or 6", ["3", "4", "5", "6"]],
  ["yes or no", ["yes", "no"]],
  ["a layout of the pack (house: 36 or 38)", null],
  ["dealt, or race keys by seat separated by commas", null],
])("%s", (values, expected) => {
  expect(closedValues(values)).toEqual(expected);
});
