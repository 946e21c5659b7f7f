import { expect, test } from "vitest";
import { isPass, windowCards, windowLeft } from "./windowOptions";

const option = (choice: string) => ({ choice, group: choice.split(" ")[0] ?? "" });
const targets = (choice: string) => (choice.startsWith("play ") ? [`card:${choice.split(" ")[1]}`] : []);
const face = (target: string) => ({ name: target.slice(5), text: "does something" });

test("F16 each card comes once with its text and all the ways to play it", () => {
  const cards = windowCards(
    [option("play sabotage"), option("play plague lodor"), option("play plague jord"), option("fire"), option("pass")],
    targets,
    face,
  );
  expect(cards.map((card) => [card.card, card.face?.text, card.options.length])).toEqual([
    ["sabotage", "does something", 1],
    ["plague", "does something", 2],
    ["", undefined, 1],
  ]);
});

test("pass is not a card", () => {
  expect(isPass(option("pass"))).toBe(true);
  expect(isPass(option("play pass"))).toBe(false);
  expect(windowCards([option("pass")], targets, face)).toEqual([]);
});

test("time is the server's, counted from when it was heard", () => {
  expect(windowLeft({ closes_at: 7000, now: 1000 }, 50_000, 50_000)).toBe(6000);
  expect(windowLeft({ closes_at: 7000, now: 1000 }, 50_000, 54_000)).toBe(2000);
  expect(windowLeft({ closes_at: 7000, now: 1000 }, 50_000, 99_000)).toBe(0);
  expect(windowLeft({}, 0, 0)).toBeUndefined();
});
