import { expect, it } from "vitest";
import type { Decision } from "../../net/types";
import { billOf, paidFor, paymentOf, tickedIn, withoutPayment, withRest, type Worth } from "./bill";

const planets: Record<string, Record<string, number>> = { jord: { resources: 4, influence: 2 }, bereg: { resources: 3, influence: 1 } };
const worth: Worth = (id, currency) => planets[id]?.[currency] ?? 0;
const pay = (told: object, ...choices: string[]) =>
  ({ seat: "red", kind: "pay", facts: told, options: choices.map((choice) => ({ choice, group: "" })) }) as unknown as Decision;

it("13.A4 a bill that the draft settles counts what is ticked, also before the server has", () => {
  const asked = pay({ currency: "resources", owed: 6, available: 9, wasted: 1 }, "exhaust jord", "exhaust bereg");
  const whole = billOf(asked, tickedIn(["produce cruiser 8", "done", "exhaust jord", "exhaust bereg"]), worth, null);
  expect(whole).toMatchObject({ price: 6, paid: 7, missing: 0, lost: 1 });
});

it("13.A4 in the middle it says what is missing", () => {
  const asked = pay({ currency: "resources", owed: 2, available: 5 }, "exhaust bereg");
  expect(billOf(asked, tickedIn(["exhaust jord"]), worth, null)).toMatchObject({ price: 6, paid: 4, missing: 2, lost: 0 });
});

it("13.A4 influence buys tokens; what is over is lost", () => {
  const asked = pay({ currency: "influence", paid: 4, available: 3, each: 3 }, "exhaust bereg", "done");
  expect(billOf(asked, tickedIn(["exhaust jord"]), worth, null)).toMatchObject({ price: null, tokens: 1, lost: 1, toNext: 2 });
  expect(paidFor(["follow leadership", "exhaust jord", "spend 1"])).toBe("follow leadership");
});

it("takes one thing out of a payment", () => {
  expect(paymentOf(["produce carrier 18", "done", "exhaust jord", "spend 1"])).toEqual(["exhaust jord", "spend 1"]);
  expect(withoutPayment(["done", "spend 1", "spend 1"], "spend 1")).toEqual(["done", "spend 1"]);
});

it("ti3 second 14: what the button pays with trade goods besides is paid", () => {
  const ticked = tickedIn(["technology xrd", "exhaust jord"]);
  const sent = tickedIn(["technology xrd", "exhaust jord", "spend 1", "spend 1", "spend 1"]);
  const before = pay({ currency: "resources", owed: 7, available: 14 }, "exhaust jord", "spend 1");
  const open = billOf(before, ticked, worth, null);
  expect(open).toMatchObject({ price: 7, paid: 4, missing: 3 });
  expect(withRest(open, ticked, sent, worth)).toMatchObject({ price: 7, paid: 7, missing: 0, lost: 0 });
  // In the middle of it the question tells what is still owed.
  const middle = pay({ currency: "resources", owed: 3, available: 10 }, "spend 1");
  expect(withRest(billOf(middle, ticked, worth, null), ticked, sent, worth)).toMatchObject({ price: 7, paid: 7, missing: 0 });
});
