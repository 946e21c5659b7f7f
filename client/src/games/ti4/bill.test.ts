import { expect, it } from "vitest";
import type { Decision } from "../../net/types";
import { billOf, paidFor, tickedIn } from "./bill";
import { packFacts } from "./fixtures/load";
import type { Ti4View } from "./view";

const facts = packFacts();
const view = { planets: { jord: { resources: 4, influence: 2 }, bereg: { resources: 3, influence: 1 } } } as unknown as Ti4View;
const pay = (told: object, ...choices: string[]) =>
  ({ seat: "red", kind: "pay", facts: told, options: choices.map((choice) => ({ choice, group: "" })) }) as unknown as Decision;

it("13.A4 a bill that the draft settles counts what is ticked, also before the server has", () => {
  const asked = pay({ currency: "resources", owed: 6, available: 9, wasted: 1 }, "exhaust jord", "exhaust bereg");
  const whole = billOf(asked, tickedIn(["produce cruiser 8", "done", "exhaust jord", "exhaust bereg"]), view, facts, null);
  expect(whole).toMatchObject({ price: 6, paid: 7, missing: 0, lost: 1 });
});

it("13.A4 in the middle it says what is missing", () => {
  const asked = pay({ currency: "resources", owed: 2, available: 5 }, "exhaust bereg");
  expect(billOf(asked, tickedIn(["exhaust jord"]), view, facts, null)).toMatchObject({ price: 6, paid: 4, missing: 2, lost: 0 });
});

it("13.A4 influence buys tokens; what is over is lost", () => {
  const asked = pay({ currency: "influence", paid: 4, available: 3, each: 3 }, "exhaust bereg", "done");
  expect(billOf(asked, tickedIn(["exhaust jord"]), view, facts, null)).toMatchObject({ price: null, tokens: 1, lost: 1, toNext: 2 });
  expect(paidFor(["follow leadership", "exhaust jord", "spend 1"])).toBe("follow leadership");
});
