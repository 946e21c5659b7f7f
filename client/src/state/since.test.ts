import { expect, test } from "vitest";
import { gameLog as ahos } from "../games/ahos/gameLog";
import { gameLog as ti4 } from "../games/ti4/gameLog";
import { gameLog as ti3 } from "../games/ti3/gameLog";
import { newsOf, opensSince, placesOf, sumOf } from "./since";

const events = (texts: string[]) => texts.map((text, i) => ({ n: i, step: i, text, line: text }));

test("player by player: what changed, in numbers", () => {
  const news = newsOf(
    events([
      "space_combat blue red 18",
      "unit_destroyed red fighter 18",
      "unit_destroyed red carrier 18",
      "control_gained blue mecatol_rex",
      "units_produced blue 2 infantry jord",
      "units_produced blue 1 carrier 1",
      "points_gained blue 1",
      "planet_readied green lodor",
    ]),
    ["red", "blue", "green", "black"],
    ti4,
  );
  expect(news).toEqual([
    { seat: "red", lines: 2, counts: [{ what: "lost", n: 2 }] },
    {
      seat: "blue",
      lines: 5,
      counts: [
        { what: "points", n: 1 },
        { what: "fights", n: 1 },
        { what: "places", n: 1 },
        { what: "built", n: 3 },
      ],
    },
    { seat: "green", lines: 1, counts: [] },
  ]);
});

test("ti3 23: the sum of a turn tells what its player got and lost from what became of others", () => {
  const turn = events([
    "turn_began red",
    "action red play direct_hit",
    "card_played red direct_hit",
    "unit_destroyed blue cruiser lodor_system",
    "unit_destroyed green fighter lodor_system",
    "goods_gained red 2",
  ]);
  const sum = { own: [{ what: "goods", n: 2 }], others: [{ what: "lost", n: 2 }] };
  expect(sumOf(turn, "red", ["red", "blue", "green"], ti3)).toEqual(sum);
  // A vote is nobody's turn.
  expect(sumOf(turn, undefined, ["red", "blue", "green"], ti3).own).toEqual([
    { what: "lost", n: 2 },
    { what: "goods", n: 2 },
  ]);
});

test("totals become differences", () => {
  const news = newsOf(events(["points red 10", "points red 13", "points red 12"]), ["red"], ahos);
  expect(news[0]?.counts).toEqual([{ what: "points", n: 2 }]);
});

test("places of the lines, each once", () => {
  expect(placesOf(events(["unit_moved red carrier 16 24", "token_placed red 24", "passed red"]), ti4)).toEqual([
    "system:16",
    "system:24",
  ]);
  expect(placesOf(events(["moved red fleet 14 9"]), ahos)).toEqual(["space:14", "space:9"]);
});

test("opens by itself after ten minutes, never over a question", () => {
  expect(opensSince(600_000, false, 3)).toBe(true);
  expect(opensSince(599_999, false, 3)).toBe(false);
  expect(opensSince(900_000, true, 3)).toBe(false);
  expect(opensSince(900_000, false, 0)).toBe(false);
});
