import { describe, expect, test } from "vitest";
import { decisionOf, FakeServer, pushOf, settle, tableOf } from "../net/fakeLine";
import { TableStore } from "./table.svelte";

function begin() {
  const server = new FakeServer();
  const table = new TableStore("t1", server.open);
  server.line.onopen?.();
  server.line.say(tableOf(["red"]));
  server.line.say(pushOf(5, { decision: decisionOf("red", "move", ["a", "b", "done"]) }));
  return { server, table, draft: table.draft };
}

const answered = { tried: 1, seam: false, decision: decisionOf("red", "move", ["c", "done"]), view: { draft: 1 } };

describe("draft", () => {
  test("each step is tried on the server; the next question and picture are the draft's", async () => {
    const { server, table, draft } = begin();
    void draft.add("a");
    expect(server.line.last("draft")).toMatchObject({ version: 5, steps: ["a"], seat: "red" });
    server.line.answer("draft", answered);
    await settle();
    expect(draft.options.map((option) => option.choice)).toEqual(["c", "done"]);
    expect(table.view).toEqual({ draft: 1 });
    expect(server.line.last("choose")).toBeUndefined();
  });

  test("it says how long a trial is under way, with what is filled in behind it", async () => {
    const { server, draft } = begin();
    server.line.answer("draft", { tried: 0, seam: false });
    await settle();
    expect(draft.trying).toBe(false);
    void draft.add("a");
    expect(draft.trying).toBe(true);
    const bill = { ...decisionOf("red", "pay", ["spend 1"]), proposal: { steps: ["spend 1"] } };
    server.line.answer("draft", { tried: 1, seam: false, decision: bill });
    await settle();
    expect(draft.steps).toEqual(["a", "spend 1"]);
    expect(draft.trying).toBe(true);
    server.line.answer("draft", { tried: 2, seam: true });
    await settle();
    expect(draft.trying).toBe(false);
    void draft.drop(1);
    expect(draft.trying).toBe(true);
    void draft.drop(0);
    server.line.answer("draft", { tried: 0, seam: false });
    await settle();
    expect(draft.trying).toBe(false);
  });

  test("F26 all steps are sent as one choice, with one id", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", answered);
    await settle();
    void draft.add("done");
    server.line.answer("draft", { tried: 2, seam: true });
    await settle();
    expect(draft.seam).toBe(true);
    void draft.confirm();
    const sent = server.line.last("choose");
    expect(sent).toMatchObject({ version: 5, steps: ["a", "done"] });
    expect(String(sent?.id)).toMatch(/^[0-9a-z]{16,64}$/);
    server.line.answer("choose", { rest: [] });
    await settle();
    expect(draft.steps).toEqual([]);
    // The old question does not come back before the next push.
    expect(draft.decision).toBeNull();
    server.line.say(pushOf(6, { decision: decisionOf("red", "action", ["x"]) }));
    expect(draft.options.map((option) => option.choice)).toEqual(["x"]);
  });

  test("F53 nothing can be picked while a choice is under way", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", answered);
    await settle();
    void draft.confirm();
    const drafts = server.line.sent.filter((message) => message.type === "draft").length;
    await draft.add("c");
    void draft.confirm();
    expect(server.line.sent.filter((message) => message.type === "draft")).toHaveLength(drafts);
    expect(server.line.sent.filter((message) => message.type === "choose")).toHaveLength(1);
  });

  test("F27 a refused draft stays with its bad step marked", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", answered);
    await settle();
    void draft.confirm();
    server.line.answer("choose", { error: "refused", text: "not allowed", index: 0, rule: "R-1" });
    await settle();
    expect(draft.steps).toEqual(["a"]);
    expect(draft.bad).toEqual({ index: 0, error: "refused", rule: "R-1" });
    // It is tried again at once, and what the server says now stands.
    server.line.answer("draft", { tried: 0, seam: false, refused: { error: "no", index: 0, rule: "R-1" } });
    await settle();
    expect(draft.bad?.index).toBe(0);
    expect(await draft.confirm()).toBe(false);
    // A new step takes the place of the bad one.
    void draft.add("b");
    expect(draft.steps).toEqual(["b"]);
  });

  test("Backspace drops the last step", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", answered);
    await settle();
    void draft.dropLast();
    await settle();
    expect(draft.steps).toEqual([]);
    expect(draft.options).toHaveLength(3);
    expect(draft.view).toBeNull();
  });

  test("A1 what was chosen and not sent is no answer to a later question", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", { tried: 1, seam: true });
    await settle();
    // Somebody or something else answered: the turn went on and came back.
    server.line.say(pushOf(6, { decision: decisionOf("blue") }));
    await settle();
    expect(draft.steps).toEqual([]);
    server.line.say(pushOf(7, { decision: decisionOf("red", "move", ["a"]) }));
    await settle();
    expect(draft.steps).toEqual([]);
  });

  test("A1 nor does the server keep one for it", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", { tried: 1, seam: true });
    await settle();
    void draft.confirm();
    server.line.answer("choose", { rest: ["m1", "done"] });
    await settle();
    server.line.say(pushOf(7, { decision: decisionOf("red", "move", ["m1"]) }));
    await settle();
    expect(draft.steps).toEqual([]);
  });

  test("A1 the question stays until it is sent, and another answer takes the place of the first", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", { tried: 1, seam: true });
    await settle();
    expect(draft.decision).toBeNull();
    expect(draft.asked?.kind).toBe("move");
    const point = draft.find((option) => option.choice === "b", "behind");
    expect(point?.before).toEqual([]);
    void draft.put(point?.before ?? ["?"], "b");
    server.line.answer("draft", { tried: 1, seam: true });
    await settle();
    expect(draft.steps).toEqual(["b"]);
    void draft.back();
    expect(draft.steps).toEqual(["a"]);
  });

  test("a chip that counts several drops all of them at once, and its minus one", async () => {
    const { server, draft } = begin();
    server.line.answer("draft", { tried: 0, seam: false });
    await settle();
    const steps = ["move cruiser x", "load pds y", "move cruiser x", "move cruiser x"];
    const plan = { tried: 4, seam: false, decision: decisionOf("red", "move", ["done"]) };
    void draft.replace(steps);
    server.line.answer("draft", plan);
    await settle();
    void draft.dropThese([0, 2, 3]);
    expect(server.line.last("draft")).toMatchObject({ steps: ["load pds y"] });
    server.line.answer("draft", plan);
    await settle();
    void draft.replace(steps);
    server.line.answer("draft", plan);
    await settle();
    void draft.drop(3);
    expect(server.line.last("draft")).toMatchObject({ steps: steps.slice(0, 3) });
  });

  test("a step that was filled in costs what the last question seen before it says of the like", async () => {
    const { server, draft } = begin();
    server.line.answer("draft", { tried: 0, seam: false });
    await settle();
    const options = ["land a 2gf x", "land a 2gf y"].map((choice, i) => ({ choice, group: "land", cost: i ? { agreements: ["blue"] } : null }));
    const landing = { ...decisionOf("red", "land", []), options };
    server.line.say(pushOf(6, { decision: landing }));
    await settle();
    draft.manners = { ...draft.manners, alike: (step) => step.replace(/ \dgf/, "") };
    void draft.replace(["land a 2gf x", "land a 1gf y"]);
    server.line.answer("draft", { tried: 2, seam: true });
    await settle();
    expect(draft.costs).toEqual([null, { agreements: ["blue"] }]);
  });

  test("A1 what depended on a dropped step goes with it", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", answered);
    await settle();
    void draft.add("c");
    server.line.answer("draft", { tried: 2, seam: false, decision: decisionOf("red", "move", ["done"]) });
    await settle();
    void draft.drop(0);
    expect(draft.steps).toEqual(["c"]);
    server.line.answer("draft", { tried: 0, seam: false, refused: { error: "refused", index: 0, rule: "R-1" } });
    await settle();
    expect(draft.steps).toEqual([]);
    expect(draft.bad).toBeNull();
  });

  test("A2 half an answer cannot be sent; what ends it is sent with it", async () => {
    const { server, draft } = begin();
    draft.manners = { inside: (kind) => kind === "where", filled: () => [], begins: () => false };
    void draft.add("a");
    server.line.answer("draft", { tried: 1, seam: false, decision: decisionOf("red", "where", ["x", "y"]) });
    await settle();
    expect(draft.ready).toBe(false);
    expect(draft.missing?.kind).toBe("where");
    expect(await draft.confirm()).toBe(false);
    void draft.add("x");
    const finish = { steps: ["done", "spend 2"], asked: [{ after: 1, decision: decisionOf("red", "pay", ["spend 2"]) }], seam: true };
    server.line.answer("draft", { tried: 2, seam: false, decision: decisionOf("red", "more", ["z", "done"]), finish });
    await settle();
    expect(draft.ready).toBe(true);
    expect(draft.plan).toEqual(["a", "x", "done", "spend 2"]);
    // What is offered on the way can be clicked.
    expect(draft.find((option) => option.choice === "spend 2", "now", "later")?.before).toEqual(["a", "x", "done"]);
    void draft.confirm();
    expect(server.line.last("choose")).toMatchObject({ steps: ["a", "x", "done", "spend 2"] });
  });

  test("A2 a bill that nobody can fill in keeps the button off", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    const finish = { steps: ["done"], asked: [], seam: false, next: "pay" };
    server.line.answer("draft", { ...answered, finish });
    await settle();
    expect(draft.ready).toBe(false);
  });

  test("A2 a question that may be left alone can be answered with that", async () => {
    const { server, draft } = begin();
    await settle();
    expect(server.line.last("draft")).toMatchObject({ steps: [] });
    server.line.answer("draft", { tried: 0, seam: false, finish: { steps: ["done"], asked: [], seam: true } });
    await settle();
    expect(draft.plan).toEqual(["done"]);
    expect(draft.ready).toBe(true);
  });

  test("a draft outlives a push and a broken line", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    server.line.answer("draft", answered);
    await settle();
    server.line.onclose?.();
    expect(draft.steps).toEqual(["a"]);
    server.line.say(pushOf(6, { decision: decisionOf("red", "move", ["a"]) }));
    await settle();
    expect(draft.steps).toEqual(["a"]);
  });

  test("what was chosen behind a seam is no part of the answer, and told", async () => {
    const { server, draft } = begin();
    void draft.replace(["produce fighter", "produce fighter", "produce cruiser", "done"]);
    server.line.answer("draft", { tried: 2, seam: true });
    await settle();
    expect(draft.plan).toEqual(["produce fighter", "produce fighter"]);
    expect(draft.leftOut).toEqual(["produce cruiser"]);
    expect(draft.ready).toBe(true);
    void draft.confirm();
    expect(server.line.last("choose")).toMatchObject({ steps: ["produce fighter", "produce fighter"] });
    // The server had more of it behind a seam than the trial told.
    server.line.answer("choose", { rest: ["produce fighter", "done"] });
    await settle();
    expect(draft.leftOut).toEqual(["produce fighter"]);
    server.line.say(pushOf(6, { decision: decisionOf("red", "move", ["a", "b"]) }));
    await settle();
    void draft.add("a");
    expect(draft.leftOut).toEqual([]);
  });

  test("an answer to an older draft is ignored", async () => {
    const { server, draft } = begin();
    void draft.add("a");
    const old = server.line.last("draft")?.ref;
    void draft.add("b");
    server.line.answer("draft", { tried: 2, seam: true });
    await settle();
    server.line.say({ type: "answer", ref: old, tried: 1, seam: false });
    await settle();
    expect(draft.seam).toBe(true);
  });
});
