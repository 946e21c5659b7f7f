import { describe, expect, test } from "vitest";
import { decisionOf, FakeServer, pushOf, settle, tableOf } from "../net/fakeLine";
import { TableStore } from "./table.svelte";

function begin(mine = ["red"]) {
  const server = new FakeServer();
  const table = new TableStore("t1", server.open);
  server.line.onopen?.();
  server.line.say(tableOf(mine));
  return { server, table };
}

const event = (n: number) => ({ n, step: n, text: `e ${n}`, line: `E ${n}` });

describe("table", () => {
  test("my turn is when I am asked", () => {
    const { server, table } = begin();
    server.line.say(pushOf(1, { decision: decisionOf("blue") }));
    expect(table.myTurn).toBe(false);
    server.line.say(pushOf(2, { decision: decisionOf("red") }));
    expect(table.myTurn).toBe(true);
    expect(table.draft.options).toHaveLength(2);
  });

  test("the log drops what an undo took back", () => {
    const { server, table } = begin();
    server.line.say(pushOf(1, { events: [event(0), event(1), event(2)] }));
    server.line.say(pushOf(2, { known: 1, from: 1, events: [event(1)] }));
    expect(table.log.map((line) => line.n)).toEqual([0, 1]);
  });

  test("F06 older lines are asked for and put in front", async () => {
    const { server, table } = begin();
    server.line.say(pushOf(9, { known: 0, from: 500, events: [event(500), event(501)] }));
    const older = table.older();
    expect(server.line.last("history")).toMatchObject({ before: 500, seat: "red" });
    server.line.answer("history", { events: [event(100), event(499)] });
    await older;
    expect(table.log.map((line) => line.n)).toEqual([100, 499, 500, 501]);
    expect(table.hasOlder).toBe(true);
  });

  test("hot-seat: the seat that is asked is looked through, unless another is wanted", () => {
    const { server, table } = begin(["red", "blue"]);
    server.line.say(pushOf(1, { seat: "red", decision: decisionOf("blue") }));
    server.line.say(pushOf(1, { seat: "blue", decision: decisionOf("blue") }));
    expect(table.seat).toBe("blue");
    expect(table.myTurn).toBe(true);
    table.wantedSeat = "red";
    expect(table.seat).toBe("red");
    expect(table.myTurn).toBe(false);
  });

  test("whoever sits down no longer sees as a spectator", () => {
    const { server, table } = begin([]);
    server.line.say(pushOf(1, { seat: null }));
    expect(table.seat).toBe("");
    server.line.say(tableOf(["red"]));
    server.line.say(pushOf(1, { seat: "red" }));
    expect(table.seat).toBe("red");
  });

  test("goes on after a break from the version it knows", () => {
    const { server, table } = begin();
    server.line.say(pushOf(12));
    table.connection.connect();
    server.line.onopen?.();
    expect(server.line.last("watch")).toMatchObject({ since: 12 });
  });

  test("why: a rule, or why nobody could ask", async () => {
    const { server, table } = begin();
    server.line.say(pushOf(1, { decision: decisionOf("red") }));
    const why = table.why("x");
    server.line.answer("why", { allowed: false, rule: "AHOS-MOV-6" });
    expect(await why).toEqual({ allowed: false, rule: "AHOS-MOV-6" });
    const unknown = table.why("y");
    server.line.answer("why", { error: "unreadable" });
    expect(await unknown).toEqual({ allowed: false, problem: "unreadable" });
    await settle();
  });
});
