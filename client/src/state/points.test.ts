import { expect, test } from "vitest";
import { gameLog as ahos } from "../games/ahos/gameLog";
import { gameLog as ti3 } from "../games/ti3/gameLog";
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

test("ti3: objectives count, and points that a card gives name it", () => {
  const log = [
    event(0, 1, "turn_began red"),
    event(1, 1, "action red strategic"),
    event(2, 2, "objective_revealed diversify"),
    event(3, 3, "points_gained red 2"),
    event(4, 4, "strategy_used red imperial"),
    event(5, 5, "turn_began blue"),
    event(6, 5, "action blue strategic"),
    event(7, 6, "political_drawn imperial_mandate"),
    event(8, 7, "outcome for"),
    event(9, 7, "points_gained red 2"),
    event(10, 7, "points_gained blue 2"),
    event(11, 8, "turn_began green"),
    event(12, 8, "action green tactical"),
    event(13, 9, "counter_revealed quann lazax_survivors"),
    event(14, 9, "points_gained red 1"),
    event(15, 10, "phase status"),
    event(16, 11, "goods_spent red 3"),
    event(17, 11, "claimed red diversify 1"),
  ];
  expect(originsOf(log, "red", ti3).map(({ event: { text }, cause, source, n, total }) => [source ?? cause?.text ?? text, n, total])).toEqual([
    ["strategy:imperial", 2, 2],
    ["agenda:imperial_mandate", 2, 4],
    ["counter:lazax_survivors", 1, 5],
    ["claimed red diversify 1", 1, 6],
  ]);
});
