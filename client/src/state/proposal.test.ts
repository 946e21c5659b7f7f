import { afterEach, describe, expect, test } from "vitest";
import { decisionOf, FakeServer, pushOf, settle, tableOf } from "../net/fakeLine";
import { manners } from "../games/ti4/manners";
import type { Decision } from "../net/types";
import { settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";

const pay = (): Decision => ({
  ...decisionOf("red", "pay", ["exhaust a", "exhaust b", "done"]),
  proposal: { steps: ["exhaust a", "done"] },
  facts: { owed: 2, paid: 0 },
});

function begin(decision: Decision) {
  const server = new FakeServer();
  const table = new TableStore("t1", server.open);
  server.line.onopen?.();
  server.line.say(tableOf(["red"]));
  server.line.say(pushOf(5, { decision }));
  return { server, table, draft: table.draft };
}

afterEach(() => {
  settings.askAll = false;
});

describe("C5 proposals are what a question begins with", () => {
  test("a payment comes filled in: one button sends it", async () => {
    const { server, draft } = begin(pay());
    await settle();
    expect(draft.steps).toEqual(["exhaust a"]);
    expect(draft.prefilled).toBe(1);
    server.line.answer("draft", { tried: 1, seam: false, decision: pay(), finish: { steps: ["done"], asked: [], seam: true } });
    await settle();
    void draft.confirm();
    expect(server.line.last("choose")).toMatchObject({ steps: ["exhaust a", "done"] });
  });

  test("13.A4 the question is the one that the proposal answers; the next one comes when it was touched", async () => {
    const land: Decision = { ...decisionOf("red", "pay", ["exhaust a", "exhaust b"]), proposal: { steps: ["exhaust a"] } };
    const { server, draft } = begin(land);
    await settle();
    server.line.answer("draft", { tried: 1, seam: false, decision: decisionOf("red", "end_turn", ["end"]) });
    await settle();
    expect(draft.steps).toEqual(["exhaust a"]);
    expect(draft.asked?.kind).toBe("pay");
    expect(draft.options.map((option) => option.choice)).toEqual(["exhaust a", "exhaust b"]);
    void draft.put([], "exhaust b");
    server.line.answer("draft", { tried: 1, seam: false, decision: decisionOf("red", "end_turn", ["end"]) });
    await settle();
    expect(draft.asked?.kind).toBe("end_turn");
  });

  test("it can be changed: what was dropped does not come back by itself, nor is it filled up again", async () => {
    const { server, draft } = begin(pay());
    await settle();
    server.line.answer("draft", { tried: 1, seam: false, decision: pay(), finish: { steps: ["done"], asked: [], seam: true } });
    await settle();
    void draft.drop(0);
    expect(draft.steps).toEqual([]);
    server.line.answer("draft", { tried: 0, seam: false, finish: { steps: ["exhaust a", "done"], asked: [], seam: true } });
    await settle();
    expect(draft.steps).toEqual([]);
    void draft.add("exhaust b");
    server.line.answer("draft", { tried: 1, seam: false, decision: pay(), finish: { steps: ["exhaust a"], asked: [], seam: true } });
    await settle();
    expect(draft.plan).toEqual(["exhaust b"]);
  });

  test("the bill that a draft runs into is filled in behind it, once", async () => {
    const { server, draft } = begin(decisionOf("red", "choose", ["x"]));
    void draft.add("x");
    server.line.answer("draft", { tried: 1, seam: false, decision: pay() });
    await settle();
    expect(draft.steps).toEqual(["x", "exhaust a"]);
    server.line.answer("draft", { tried: 2, seam: false, decision: pay() });
    await settle();
    void draft.dropLast();
    server.line.answer("draft", { tried: 1, seam: false, decision: pay() });
    await settle();
    expect(draft.steps).toEqual(["x"]);
    // Further steps of the same bill are the player's own.
    void draft.add("exhaust b");
    server.line.answer("draft", { tried: 2, seam: false, decision: pay() });
    await settle();
    expect(draft.steps).toEqual(["x", "exhaust b"]);
  });

  test("a proposal that does not fit is thrown away, not shown as the player's mistake", async () => {
    const { server, draft } = begin(pay());
    await settle();
    server.line.answer("draft", { tried: 0, seam: false, refused: { error: "no", index: 0 } });
    await settle();
    expect(draft.steps).toEqual([]);
    expect(draft.bad).toBeNull();
  });

  test("'ask me everything': nothing is filled in", async () => {
    settings.askAll = true;
    const bill = begin(pay());
    await settle();
    expect(bill.draft.steps).toEqual([]);
  });
});

describe("13.A6 what is chosen by hand", () => {
  const move = (...offered: string[]): Decision => decisionOf("red", "move", [...offered, "done"]);
  const load: Decision = { ...decisionOf("red", "load", ["load infantry jord", "done"]), proposal: { steps: ["done", "move cruiser 8"] } };
  const more = { steps: ["done", "move cruiser 8"], asked: [{ after: 1, decision: move("move cruiser 8") }], seam: true };

  test("ends without what nobody chose: a ship comes without those that a proposal goes on with", async () => {
    const { server, draft } = begin(move("move carrier 8", "move cruiser 8"));
    draft.manners = manners;
    await settle();
    void draft.put([], "move carrier 8");
    server.line.answer("draft", { tried: 1, seam: false, decision: load, finish: more });
    await settle();
    expect(server.line.last("draft")).toMatchObject({ steps: ["move carrier 8", "done"] });
    server.line.answer("draft", { tried: 2, seam: false, decision: move("move cruiser 8"), finish: { steps: ["done"], asked: [], seam: true } });
    await settle();
    expect(draft.plan).toEqual(["move carrier 8", "done", "done"]);
    // The next ship is still offered where the first one ends.
    expect(draft.find((option) => option.choice === "move cruiser 8", "later")?.before).toEqual(["move carrier 8", "done"]);
  });

  test("a proposal goes on as proposed; it is thrown away before the choice that brought it", async () => {
    const { server, draft } = begin(decisionOf("red", "action", ["activate 33"]));
    draft.manners = manners;
    await settle();
    void draft.put([], "activate 33");
    const proposal = { steps: ["move carrier 8", "done", "move cruiser 8"] };
    server.line.answer("draft", { tried: 1, seam: false, decision: { ...move("move carrier 8", "move cruiser 8"), proposal } });
    await settle();
    expect(draft.steps).toEqual(["activate 33", "move carrier 8"]);
    server.line.answer("draft", { tried: 2, seam: false, decision: load, finish: more });
    await settle();
    expect(draft.plan).toEqual(["activate 33", "move carrier 8", "done", "move cruiser 8"]);
    expect(draft.dropsProposal).toBe(true);
    void draft.dropAll();
    expect(draft.steps).toEqual(["activate 33"]);
    void draft.dropAll();
    expect(draft.steps).toEqual([]);
  });
});
