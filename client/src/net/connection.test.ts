import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backoff } from "./backoff";
import { Connection, type Hearer } from "./connection.svelte";
import { FakeServer, tableOf } from "./fakeLine";
import { Refused } from "./http";

const hearer = (known = 0): Hearer => ({
  onTable: vi.fn(),
  onPush: vi.fn(),
  onTalk: vi.fn(),
  onRefused: vi.fn(),
  known: () => known,
});

describe("connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("watches its table as soon as the line is open, from the last known version", () => {
    const server = new FakeServer();
    const connection = new Connection("t1", hearer(7), server.open);
    expect(connection.link).toBe("connecting");
    server.line.onopen?.();
    expect(server.line.sent).toEqual([{ type: "watch", table: "t1", since: 7 }]);
    expect(connection.link).toBe("connecting");
    server.line.say(tableOf([]));
    expect(connection.link).toBe("open");
  });

  test("answers find their question", async () => {
    const server = new FakeServer();
    const connection = new Connection("t1", hearer(), server.open);
    server.line.onopen?.();
    server.line.say(tableOf([]));
    const first = connection.ask({ type: "why", choice: "a" });
    const second = connection.ask({ type: "why", choice: "b" });
    const refs = server.line.sent.slice(1).map((message) => message.ref);
    server.line.say({ type: "answer", ref: refs[1], allowed: true });
    server.line.say({ type: "answer", ref: refs[0], error: "refused", text: "no", rule: "R-1" });
    await expect(second).resolves.toMatchObject({ allowed: true });
    await expect(first).rejects.toMatchObject({ code: "refused", body: { rule: "R-1" } });
  });

  test("F28 a choose whose answer was lost is sent again with the same id", async () => {
    const server = new FakeServer();
    const connection = new Connection("t1", hearer(), server.open);
    server.line.onopen?.();
    server.line.say(tableOf([]));
    const choice = connection.ask({ type: "choose", version: 3, steps: ["a"], id: "x" }, true);
    server.line.onclose?.();
    expect(connection.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(server.lines).toHaveLength(2);
    server.line.onopen?.();
    // Not before the server has found the table.
    expect(server.line.sent.map((message) => message.type)).toEqual(["watch"]);
    server.line.say(tableOf([]));
    expect(server.line.sent.map((message) => message.type)).toEqual(["watch", "choose"]);
    expect(server.line.last("choose")).toMatchObject({ id: "x", version: 3, steps: ["a"] });
    server.line.answer("choose", { rest: [] });
    await expect(choice).resolves.toMatchObject({ rest: [] });
  });

  test("what nobody knows the end of is sent again when the table is there again", async () => {
    const server = new FakeServer();
    const connection = new Connection("t1", hearer(), server.open);
    server.line.onopen?.();
    server.line.say(tableOf([]));
    const choice = connection.ask({ type: "choose", version: 3, steps: ["a"], id: "x" }, true);
    server.line.answer("choose", { error: "unsettled", text: "" });
    server.line.say({ type: "gone", table: "t1" });
    expect(server.lines).toHaveLength(2);
    server.line.onopen?.();
    server.line.say(tableOf([]));
    expect(server.line.last("choose")).toMatchObject({ id: "x", version: 3, steps: ["a"] });
    server.line.answer("choose", { error: "not_stored", text: "" });
    await expect(choice).rejects.toMatchObject({ code: "not_stored" });
  });

  test("a server in trouble is asked again, one that refuses is not", () => {
    const server = new FakeServer();
    const hears = hearer();
    const connection = new Connection("t1", hears, server.open);
    server.line.onopen?.();
    server.line.say({ type: "answer", ref: null, error: "trouble", text: "" });
    expect(connection.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(server.lines).toHaveLength(2);
    server.line.onopen?.();
    server.line.say({ type: "answer", ref: null, error: "no_table", text: "" });
    expect(hears.onRefused).toHaveBeenCalledWith("no_table");
  });

  test("what need not last fails when the line breaks", async () => {
    const server = new FakeServer();
    const connection = new Connection("t1", hearer(), server.open);
    server.line.onopen?.();
    server.line.say(tableOf([]));
    const draft = connection.ask({ type: "draft", version: 1, steps: [] });
    server.line.onclose?.();
    await expect(draft).rejects.toBeInstanceOf(Refused);
    await expect(connection.ask({ type: "why", choice: "a" })).rejects.toMatchObject({ code: "offline" });
  });

  test("F60 it says since when the line is lost and when it tries again, and waits longer each time", () => {
    const server = new FakeServer();
    const connection = new Connection("t1", hearer(), server.open);
    server.line.onopen?.();
    server.line.onclose?.();
    const lost = connection.lostAt;
    expect(lost).toBe(Date.now());
    const first = connection.retryAt - Date.now();
    vi.advanceTimersByTime(first);
    server.line.onclose?.();
    vi.advanceTimersByTime(connection.retryAt - Date.now());
    server.line.onclose?.();
    expect(connection.retryAt - Date.now()).toBeGreaterThan(first);
    expect(connection.lostAt).toBe(lost);
  });

  test("a closed connection stays closed", () => {
    const server = new FakeServer();
    const connection = new Connection("t1", hearer(), server.open);
    server.line.onopen?.();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(server.lines).toHaveLength(1);
    expect(server.line.closed).toBe(true);
  });

  test("a table that is gone is watched again", () => {
    const server = new FakeServer();
    new Connection("t1", hearer(), server.open);
    server.line.onopen?.();
    server.line.say({ type: "gone", table: "t1" });
    expect(server.lines).toHaveLength(2);
  });

  test("errors without a question reach the page", () => {
    const server = new FakeServer();
    const ears = hearer();
    new Connection("t1", ears, server.open);
    server.line.onopen?.();
    server.line.say({ type: "answer", ref: null, error: "no_table", text: "there is no such table" });
    expect(ears.onRefused).toHaveBeenCalledWith("no_table");
  });
});

test("the wait doubles up to half a minute", () => {
  expect(backoff(1, () => 1)).toBe(500);
  expect(backoff(2, () => 1)).toBe(1000);
  expect(backoff(20, () => 1)).toBe(30_000);
  expect(backoff(20, () => 0)).toBe(22_500);
});
