import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settle, tableOf } from "../../net/fakeLine";
import { Replay } from "./replay.svelte";

// A finished game of ten steps on a server that only answers what this page asks.
const marks = [
  { step: 0, text: "", round: 0 },
  { step: 4, text: "red/1", round: 1, seat: "red" },
  { step: 7, text: "blue/1", round: 1, seat: "blue" },
];
let asked: Record<string, unknown>[] = [];

function answer(path: string, body: Record<string, unknown> | undefined): unknown {
  if (path === "/api/me") return { name: "Anna" };
  if (path.startsWith("/api/packs/")) return {};
  if (body?.type === "look") return tableOf(["red"], { game: "unknown", state: "over", seed: "s" });
  if (body?.type === "fork") return { table: "new" };
  asked.push(body ?? {});
  const step = Math.min(Number(body?.step), 10);
  return { step, steps: 10, marks, events: [], view: { step, players: { red: {}, blue: {} } } };
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init?: { body: string }) => ({
    ok: true,
    json: async () => answer(path, init ? (JSON.parse(init.body) as Record<string, unknown>) : undefined),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(step?: number, eyes?: string): Promise<Replay> {
  const replay = new Replay("t1", step, eyes);
  for (let i = 0; i < 20 && !replay.board; ++i) await settle();
  return replay;
}

describe("replay", () => {
  test("opens at the moment of the link, with the eyes of the link", async () => {
    const replay = await open(5, "blue");
    expect(replay.problem).toBe("");
    expect(replay.step).toBe(5);
    expect(asked[0]).toMatchObject({ type: "replay", step: 5, seat: "blue" });
    expect(replay.moment?.view).toMatchObject({ step: 5 });
  });

  test("steps stay within the game", async () => {
    const replay = await open();
    await replay.go(-3);
    expect(replay.step).toBe(0);
    await replay.go(99);
    expect(replay.step).toBe(10);
  });

  test("goes from action to action", async () => {
    const replay = await open();
    await replay.nextMark();
    expect(replay.step).toBe(4);
    await replay.nextMark();
    expect(replay.step).toBe(7);
    await replay.nextMark();
    expect(replay.step).toBe(10);
    await replay.lastMark();
    expect(replay.step).toBe(7);
  });

  test("of several wishes the last one counts, and nothing is asked twice", async () => {
    const replay = await open();
    await Promise.all([replay.go(3), replay.go(4), replay.go(6)]);
    expect(replay.moment?.step).toBe(6);
    const before = asked.length;
    await replay.go(3);
    expect(asked.length).toBe(before);
  });

  test("other eyes ask again; all hands open is null", async () => {
    const replay = await open(2);
    expect(asked.at(-1)).toMatchObject({ seat: null });
    await replay.look("red");
    expect(asked.at(-1)).toMatchObject({ step: 2, seat: "red" });
  });

  test("plays to the end and stops there", async () => {
    const replay = await open(8);
    vi.useFakeTimers();
    replay.play();
    await vi.advanceTimersByTimeAsync(900 * 4);
    expect(replay.step).toBe(10);
    expect(replay.playing).toBe(false);
  });

  test("a fork is asked for the step that is shown", async () => {
    const replay = await open(6);
    expect(await replay.fork()).toBe("new");
  });
});
