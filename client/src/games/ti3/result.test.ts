import { describe, expect, it } from "vitest";
import type { Decision, View } from "../../net/types";
import type { BillFacts } from "../board";
import { packFacts } from "./fixtures/load";
import { result } from "./result";
import type { Ti3View } from "./view";

const facts = packFacts();
const decision = (kind: string) => ({ seat: "red", kind, options: [] }) as unknown as Decision;
const label = (kind: string, plan: string[], bill: BillFacts = {}, view: Partial<Ti3View> | null = null) =>
  result(plan, decision(kind), facts, view as View | null, bill);

describe("the button names all that it sends", () => {
  it("what is built behind a place or a text, not the first step alone", () => {
    const three = ["produce cruiser quann_system", "produce cruiser quann_system", "produce cruiser quann_system", "done"];
    const paid = [...three, "exhaust quann", "spend 1"];
    expect(label("secondary", ["system quann_system", ...paid], { owed: 6 })).toBe("Quann: Build 3 cruisers for 6");
    expect(label("secondary", ["follow imperial", "system quann_system", ...paid], { owed: 6 })).toBe("Imperial, Quann: Build 3 cruisers for 6");
    const many = ["produce cruiser quann_system", "produce fighter quann_system", "produce ground_force quann", "done"];
    expect(label("produce", many)).toBe("Build 3 units");
    expect(label("action", ["activate quann_system", "done", ...three], { owed: 6 })).toBe("Build 3 cruisers for 6");
  });

  it("what a way leads to: ships, landings, and what is built at its end", () => {
    const way = ["activate quann_system", "move carrier lodor_system", "load ground_force lodor", "done", "land ground_force carrier 1gf quann", "done"];
    expect(label("action", way)).toBe("Move 1 ship to Quann, land 1");
    expect(label("action", [...way, "produce fighter quann_system", "done"], { owed: 1 })).toBe("Move 1 ship to Quann, land 1 · Build 1 fighter for 1");
    expect(label("action", ["activate quann_system", "done"])).toBe("Activate Quann, move nothing");
    expect(label("move", ["move cruiser lodor_system", "done"], {}, { active_system: "quann_system", second_system: null })).toBe("Move 1 ship to Quann");
  });

  it("of a transfer what goes each way", () => {
    const both = ["transfer quann_system lodor_system", "move carrier quann_system", "done", "move cruiser lodor_system", "done"];
    expect(label("action", both)).toBe("Move 1 ship to Lodor · Move 1 ship to Quann");
    expect(label("action", both.slice(0, 1))).toBe("Transfer: first Quann, then Lodor");
  });

  it("a question about building that it ends without any", () => {
    const way = ["transfer quann_system lodor_system", "move cruiser lodor_system", "done", "done"];
    expect(label("action", way, { ended: ["move", "produce"] })).toBe("Move 1 ship to Quann · Build nothing");
    expect(label("action", way, { ended: ["move"] })).toBe("Move 1 ship to Quann");
    expect(label("action", [...way, "produce cruiser quann_system", "done"], { ended: ["move", "produce"] })).not.toContain("nothing");
    expect(label("secondary", ["follow imperial", "done"], { ended: ["produce"] })).toBe("Imperial: Build nothing");
    expect(label("secondary", ["follow imperial", "system quann_system", "done"], { ended: ["produce"] })).toBe("Imperial: Quann · Build nothing");
  });

  it("whose text it is and what it is about", () => {
    expect(label("secondary", ["follow diplomacy", "refresh quann", "refresh lodor", "done"])).toBe("Diplomacy: Refresh Quann, Lodor");
    expect(label("action", ["strategic technology", "research cybernetics", "exhaust quann"], { owed: 3 })).toMatch(/^Technology: Take the technology /);
    expect(label("action", ["play plague", "planet quann"])).toBe("Play Plague: Quann");
    expect(label("status", ["claim s1_three_same_colour", "done"])).toMatch(/^Claim /);
    expect(label("secondary", ["follow imperial"])).toBe("Use the secondary ability of Imperial");
    expect(label("ability", ["player blue", "colour red"])).toBe("Choose Blue, warfare technology");
  });

  it("the card that asks, and nothing of what was let pass", () => {
    const diplomacy = { ...decision("primary"), detail: [{ say: "primary_of", card: "diplomacy" }] } as Decision;
    expect(result(["player blue"], diplomacy, facts, null)).toBe("Diplomacy: Blue");
    expect(label("react", ["pass", "hit cruiser"])).toBe("Take 1 hit");
    expect(label("land", ["land ground_force carrier 1gf quann", "done", "first quann"])).toBe("Land 1 unit");
    expect(label("order", ["first quann"])).toBe("Quann comes first");
    const brokers = { ...decision("ability"), cause: "hacan_card_exchange" } as Decision;
    expect(result(["decline", "areas 0 5 2"], brokers, facts, null)).toBe("Give no card back · Counters: strategy 0, fleet 5, command 2");
    expect(label("ability", ["exhaust quann"])).toBe("Exhaust Quann");
  });

  it("of Logistics what the influence buys, and if that is nothing", () => {
    const planets = { quann: { influence: 1 }, lodor: { influence: 2 } } as unknown as Ti3View["planets"];
    const bill = (...steps: string[]) => label("secondary", ["follow logistics", ...steps], { each: 3 }, { planets });
    expect(bill("exhaust quann", "exhaust lodor", "done")).toBe("Logistics: Buy 1 counter for 3");
    expect(bill("exhaust quann", "exhaust lodor", "done", "gain 0 0 1")).toBe("Logistics: Buy 1 counter for 3 (command 1)");
    expect(bill("spend 1", "done")).toBe("Logistics: 1 influence buy no counter");
    expect(bill("done")).toBe("Logistics: Buy no counter");
    expect(label("pay", ["exhaust quann"], { each: 3 }, { planets })).toBe("1 influence buy no counter");
    expect(label("pay", ["exhaust quann", "spend 1"], { owed: 2 })).toBe("Pay 2 with Quann, 1 trade good");
  });
});
