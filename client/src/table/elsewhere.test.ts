import { expect, test } from "vitest";
import * as ahos from "../games/ahos/targets";
import * as ti4 from "../games/ti4/targets";
import { countPlaces } from "./elsewhere";

const options = ["activate 18", "activate 19", "play sabotage", "take trade", "pass"].map((choice) => ({ choice, group: "" }));
const targets = (choice: string): string[] => {
  const [verb, name = ""] = choice.split(" ");
  if (verb === "pass") return [];
  return [`${{ activate: "system", play: "card" }[verb ?? ""] ?? "strategy"}:${name}`];
};
const lies = (target: string) => (target.startsWith("system:") ? "map" : target.startsWith("card:") ? "hand" : undefined) as "map" | "hand" | undefined;

test("things are counted where they lie, words nowhere", () => {
  expect(countPlaces(options, targets, lies)).toEqual({ map: 2, hand: 1, goals: 0, here: 1 });
});

test("a thing that may mean several choices counts once", () => {
  expect(countPlaces([...options, ...options], targets, lies).map).toBe(2);
});

test("eyes2 6: what lies in no sight of a phone has a place that a button can lead to", () => {
  const one = (choice: string) => [{ choice, group: "" }];
  expect(countPlaces(one("develop T07"), ahos.targets, ahos.lies)).toMatchObject({ goals: 1, here: 0 });
  expect(countPlaces(one("keep cut_supply_lines"), ti4.targets, ti4.lies)).toMatchObject({ hand: 1, here: 0 });
});
