import { expect, test } from "vitest";
import { chosenByBot, merge, prepend, seatsIn } from "./log";

const event = (n: number) => ({ n, step: n, text: "", line: "" });

test("new lines come after the old ones, none twice", () => {
  const merged = merge([event(0), event(1)], { known: 2, from: 1, events: [event(1), event(2)] });
  expect(merged.map((line) => line.n)).toEqual([0, 1, 2]);
});

test("a gap starts the log afresh", () => {
  const merged = merge([event(0), event(1)], { known: 2, from: 400, events: [event(400)] });
  expect(merged.map((line) => line.n)).toEqual([400]);
});

test("older lines do not overlap", () => {
  expect(prepend([event(3)], [event(1), event(3)]).map((line) => line.n)).toEqual([1, 3]);
});

test("seats are found in the language-neutral text", () => {
  expect(seatsIn("units_placed green 1 fleet 2", ["red", "green"])).toEqual(["green"]);
  expect(seatsIn("note_given ceasefire/red blue", ["red", "blue"])).toEqual(["red", "blue"]);
  expect(seatsIn("space_combat blue red 18", ["red", "blue"])).toEqual(["blue", "red"]);
  expect(seatsIn("redeployed 3", ["red"])).toEqual([]);
});

test("eyes2 19: what a person chose is no bot's, even if a bot was the last to choose", () => {
  const event = { n: 1, step: 1, text: "token_taken red D02", by: "bot" as const, at: 0 };
  const red = { seat: "red", name: "Anna", bot: "", taken: true, mine: true };
  expect(chosenByBot(event, ["red"], [red])).toBe(false);
  expect(chosenByBot(event, ["red"], [{ ...red, bot: "greedy" }])).toBe(true);
  expect(chosenByBot(event, ["blue"], [red])).toBe(true);
  expect(chosenByBot({ ...event, by: "only" }, ["blue"], [red])).toBe(false);
});
