import { expect, it } from "vitest";
import type { Decision } from "../../net/types";
import { withFacts } from "./decisionFacts";

const asked = (kind: string, ...detail: object[]) => ({ seat: "red", kind, detail, options: [] }) as unknown as Decision;

it("a bill is read from what is said beside it", () => {
  expect(withFacts(asked("pay", { say: "owed_influence", n: 4 })).facts).toEqual({ owed: 4, currency: "influence" });
  expect(withFacts(asked("pay", { say: "paid_influence", n: 6 })).facts).toEqual({ paid: 6, currency: "influence", each: 3 });
});

it("what the server tells itself stays, and other questions are no bills", () => {
  const told = { ...asked("pay", { say: "owed_resources", n: 4 }), facts: { owed: 9 } };
  expect(withFacts(told)).toEqual(told);
  expect(withFacts({ ...told, facts: { paid: 6 } }).facts).toEqual({ paid: 6, each: 3 });
  expect(withFacts(asked("move"))).not.toHaveProperty("facts");
  expect(withFacts(null)).toBeNull();
});
