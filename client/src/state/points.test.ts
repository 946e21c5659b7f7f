import { expect, test } from "vitest";
import { gameLog as ahos } from "../games/ahos/gameLog";
import { gameLog as ti4 } from "../games/ti4/gameLog";
import { originsOf } from "./points";

const event = (n: number, step: number, text: string) => ({ n, step, text, line: text });

test("every point has the line it came from", () => {
  const log = [
    event(0, 1, "scored red expand_borders 1"),
    event(1, 1, "points_gained red 1"),
    event(2, 2, "custodians_removed blue"),
    event(3, 2, "points_gained blue 1"),
    event(4, 3, "points_lost red 1"),
  ];
  expect(originsOf(log, "red", ti4).map(({ cause, n, total }) => [cause?.text, n, total])).toEqual([
    ["scored red expand_borders 1", 1, 1],
    [undefined, -1, 0],
  ]);
  expect(originsOf(log, "blue", ti4).map(({ cause }) => cause?.text)).toEqual(["custodians_removed blue"]);
});

test("totals: only what changed", () => {
  const log = [
    event(0, 1, "marker_placed red outpost 13"),
    event(1, 1, "points red 3"),
    event(2, 2, "points red 3"),
    event(3, 3, "points red 2"),
  ];
  expect(originsOf(log, "red", ahos).map(({ cause, n }) => [cause?.text, n])).toEqual([
    ["marker_placed red outpost 13", 3],
    [undefined, -1],
  ]);
});
