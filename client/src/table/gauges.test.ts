import { expect, test } from "vitest";
import { countedIn, gaugeBars } from "./gauges";

const any = () => true;

test("a bill is one bar, limits are bars, the rest are numbers", () => {
  const facts = { fleet: { used: 3, limit: 4 }, price: 5, owed: 2, paid: 3, available: 9, wasted: 1, hits: 7 };
  expect(gaugeBars(facts, any)).toEqual([
    { name: "paid", used: 3, limit: 5 },
    { name: "fleet", used: 3, limit: 4 },
    { name: "wasted", used: 1 },
    { name: "hits", used: 7 },
  ]);
});

test("what it costs, of what there is; several kinds of money", () => {
  expect(gaugeBars({ owed: 4, available: 7 }, any)).toEqual([{ name: "cost", used: 4, limit: 7, price: true }]);
  expect(gaugeBars({ owed: { energy: 2, matter: 1 }, available: { energy: 5 } }, any)).toEqual([
    { name: "energy", used: 2, limit: 5, price: true },
    { name: "matter", used: 1, limit: undefined, price: true },
  ]);
});

test("votes", () => {
  expect(gaugeBars({ votes: { cast: 2, available: 8, to_lead: 3 } }, any)).toEqual([
    { name: "votes", used: 2, limit: 8 },
    { name: "to_lead", used: 3 },
  ]);
});

test("F11 what has no word is not shown; nothing and nonsense make no bars", () => {
  expect(gaugeBars({ fleet_bonus: 2, hits: 1 }, (name) => name === "hits")).toEqual([{ name: "hits", used: 1 }]);
  expect(gaugeBars(undefined, any)).toEqual([]);
  expect(gaugeBars({ wasted: 0, capacity: null, text: "x", odd: { used: "1" } }, any)).toEqual([]);
});

test("13.A4 gauges count what the button counts: also what was chosen behind the question", () => {
  const facts = { fleet: { used: 2, limit: 3 }, hold: { used: 0, limit: 1 }, owed: 3 };
  const adds = (step: string) => (step.startsWith("move ") ? ["fleet"] : []);
  expect(countedIn({ facts, rest: ["done"] }, adds)).toEqual(facts);
  expect(countedIn({ facts, rest: ["done", "move cruiser 8", "done"] }, adds)).toEqual({ fleet: { used: 3, limit: 3 } });
});

test("13.A4 nothing of nothing is not shown", () => {
  expect(gaugeBars({ votes: { cast: 0, available: 0 } }, any)).toEqual([]);
});
