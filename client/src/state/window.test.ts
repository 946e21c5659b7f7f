import { describe, expect, test } from "vitest";
import { decisionOf, FakeServer, pushOf, settle, tableOf } from "../net/fakeLine";
import type { Decision, Window } from "../net/types";
import { TableStore } from "./table.svelte";

const open = (more: Partial<Window> = {}): Window => ({
  id: 7,
  kind: "window",
  rules: [],
  named: [],
  about: [{ say: "on_system_activated", seat: "blue", system: "18" }],
  actor: "blue",
  now: 1000,
  closes_at: 7000,
  held: false,
  holds_left: 3,
  mine: { asked: true, answered: null, options: [{ choice: "pass", group: "pass" }] },
  ...more,
});

const nobody = { kind: "window" } as Decision;

function begin(window: Window | undefined = open()) {
  const server = new FakeServer();
  const table = new TableStore("t1", server.open);
  server.line.onopen?.();
  server.line.say(tableOf(["red"]));
  server.line.say(pushOf(5, { decision: nobody, window, orders: [] }));
  return { server, table };
}

describe("reaction window", () => {
  test("F50 nobody is named as the one who is waited for", () => {
    const { table } = begin();
    expect(table.myTurn).toBe(false);
    expect(table.decision?.seat).toBeUndefined();
    expect(table.window?.id).toBe(7);
  });

  test("an answer is sent once with its id, and can be taken back", async () => {
    const { server, table } = begin();
    const window = table.window as Window;
    const sent = table.early(window, ["pass"], "round");
    expect(server.line.last("early")).toMatchObject({ window: 7, steps: ["pass"], and: "round", seat: "red" });
    expect(String(server.line.last("early")?.id)).toMatch(/^[0-9a-z]{16,64}$/);
    server.line.answer("early", { window: { id: 7, mine: { asked: true, answered: ["pass"], options: [] } } });
    await sent;
    expect(table.window?.mine?.answered).toEqual(["pass"]);
    expect(table.window?.about[0]?.say).toBe("on_system_activated");
    const back = table.early(table.window as Window, []);
    expect(server.line.last("early")).toMatchObject({ steps: [] });
    server.line.answer("early", {});
    await back;
    expect(table.window?.mine?.answered).toBeNull();
  });

  test("what is left of my draft is no answer to somebody's window", async () => {
    const { server, table } = begin(undefined);
    server.line.say(pushOf(6, { decision: decisionOf("red", "move", ["a"]) }));
    void table.draft.add("a");
    server.line.answer("draft", { tried: 1, seam: true });
    await settle();
    server.line.say(pushOf(7, { decision: nobody, window: open() }));
    expect(await table.draft.confirm()).toBe(false);
    expect(server.line.last("choose")).toBeUndefined();
    expect(table.draft.steps).toEqual(["a"]);
  });

  test("F52 an answer that comes after the window closed changes nothing", async () => {
    const { server, table } = begin();
    const sent = table.early(table.window as Window, ["pass"]);
    server.line.say(pushOf(6, { decision: decisionOf("blue") }));
    server.line.answer("early", { window: open() });
    await sent;
    expect(table.window).toBeNull();
  });

  test("hold is private and counts down", async () => {
    const { server, table } = begin();
    const held = table.hold(table.window as Window);
    server.line.answer("hold", { held: true });
    await held;
    expect(table.window).toMatchObject({ held: true, holds_left: 2 });
  });
});

describe("orders", () => {
  test("an answer tells them at once, a push has the last word", async () => {
    const { server, table } = begin();
    const set = table.setOrder({ kind: "pass_all", until: "round" });
    expect(server.line.last("order")).toMatchObject({ set: { kind: "pass_all", until: "round" }, seat: "red" });
    server.line.answer("order", { orders: [{ id: 1, kind: "pass_all", until: "round" }] });
    await set;
    expect(table.orders.map((order) => order.id)).toEqual([1]);
    server.line.say(pushOf(6, { orders: [] }));
    expect(table.orders).toEqual([]);
  });

});

describe("redo", () => {
  const mine = decisionOf("red", "move", ["a", "b"]);
  const points = [
    { to: 3, choice: "a" },
    { to: 4, choice: "b" },
  ];

  test("what was taken back can be chosen again, in order, until something else is chosen", async () => {
    const { server, table } = begin(undefined);
    server.line.say(pushOf(6, { decision: mine, undo: points }));
    const undo = table.undo(3);
    server.line.say(pushOf(7, { decision: mine, undo: [] }));
    server.line.answer("undo", { version: 7 });
    await undo;
    expect(table.redoSteps).toEqual(["a", "b"]);
    const redo = table.redo();
    expect(server.line.last("choose")).toMatchObject({ version: 7, steps: ["a"] });
    server.line.answer("choose", { rest: [] });
    await redo;
    expect(table.redoSteps).toEqual(["b"]);
    void table.draft.add("a");
    expect(table.redoSteps).toEqual([]);
  });

  test("another player's turn ends it", async () => {
    const { server, table } = begin(undefined);
    server.line.say(pushOf(6, { decision: mine, undo: points }));
    const undo = table.undo(4);
    server.line.answer("undo", { version: 7 });
    await undo;
    expect(table.redoSteps).toEqual(["b"]);
    server.line.say(pushOf(8, { decision: decisionOf("blue") }));
    expect(table.redoSteps).toEqual([]);
  });
});

describe("since you looked", () => {
  test("the first push tells, seen is sent once per version", async () => {
    const { server, table } = begin(undefined);
    server.line.say(pushOf(9, { since: { version: 4, events: 14 } }));
    expect(table.since).toEqual({ version: 4, events: 14 });
    const seen = table.seen();
    expect(server.line.last("seen")).toMatchObject({ version: 9 });
    server.line.answer("seen", {});
    await seen;
    expect(table.since).toBeNull();
    await table.seen();
    expect(server.line.sent.filter((message) => message.type === "seen")).toHaveLength(1);
  });

  test("a server that does not know the message is not asked again", async () => {
    const { server, table } = begin(undefined);
    const seen = table.seen();
    server.line.answer("seen", { error: "bad_message", text: "?" });
    await seen;
    server.line.say(pushOf(12));
    await table.seen();
    expect(server.line.sent.filter((message) => message.type === "seen")).toHaveLength(1);
    await settle();
  });
});
