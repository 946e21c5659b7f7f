import { expect, test } from "vitest";
import { clockProfiles, profileOf } from "./clockProfiles";
import { planFor, planMessages, playersOf } from "./seatPlan";

test("a plan follows the number of players and keeps what was chosen", () => {
  expect(planFor(4, ["greedy"], "random")).toEqual(["greedy", "random", "random"]);
  expect(planFor(2, ["greedy", "me"], "")).toEqual(["greedy"]);
  expect(planFor(0, [], "")).toEqual([]);
});

test("the number of players is the chosen one, else the game's own", () => {
  expect(playersOf("4", "6")).toBe(4);
  expect(playersOf(undefined, "6")).toBe(6);
  expect(playersOf("", "the pack's default")).toBe(0);
});

test("the plan as messages: my own seat is left out, free seats stay free", () => {
  const seats = [
    { seat: "red", mine: true },
    { seat: "blue", mine: false },
    { seat: "black", mine: false },
    { seat: "green", mine: false },
  ];
  expect(planMessages(seats, ["me", "", "greedy"])).toEqual([
    { type: "claim", seat: "blue" },
    { type: "bot", seat: "green", bot: "greedy" },
  ]);
});

test("a clock of the server is found among the profiles", () => {
  expect(profileOf(clockProfiles.days)).toBe("days");
  expect(profileOf({ kind: "move", seconds: 17 })).toBeUndefined();
  expect(profileOf(undefined)).toBe("none");
});
