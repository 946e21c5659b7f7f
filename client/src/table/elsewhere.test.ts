import { expect, test } from "vitest";
import { countPlaces } from "./elsewhere";

const options = ["activate 18", "activate 19", "play sabotage", "take trade", "pass"].map((choice) => ({ choice, group: "" }));
const targets = (choice: string): string[] => {
  const [verb, name = ""] = choice.split(" ");
  if (verb === "pass") return [];
  return [`${{ activate: "system", play: "card" }[verb ?? ""] ?? "strategy"}:${name}`];
};
const lies = (target: string) => (target.startsWith("system:") ? "map" : target.startsWith("card:") ? "hand" : undefined) as "map" | "hand" | undefined;

test("things are counted where they lie, words nowhere", () => {
  expect(countPlaces(options, targets, lies)).toEqual({ map: 2, hand: 1, here: 1 });
});

test("a thing that may mean several choices counts once", () => {
  expect(countPlaces([...options, ...options], targets, lies).map).toBe(2);
});
