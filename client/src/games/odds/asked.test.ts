import { describe, expect, it, vi } from "vitest";
import { OddsAsked } from "./asked.svelte";

const key = (system: string) => JSON.stringify({ system });
const turn = () => new Promise((done) => setTimeout(done));

describe("F42 odds are never stale", () => {
  it("nothing is known until the answer is there", async () => {
    const asked = new OddsAsked();
    const ask = () => Promise.resolve({ attacker: 1 });
    asked.follow(ask, key("18"));
    expect(asked.of(ask, key("18"))).toBeUndefined();
    await turn();
    expect(asked.of(ask, key("18"))).toEqual({ attacker: 1 });
  });

  it("an answer holds for its question and its position alone", async () => {
    const asked = new OddsAsked();
    const before = () => Promise.resolve("before");
    const after = () => Promise.resolve("after");
    asked.follow(before, key("18"));
    await turn();
    expect(asked.of(before, key("19"))).toBeUndefined();
    expect(asked.of(after, key("18"))).toBeUndefined();
  });

  it("an answer that comes after the next question is dropped", async () => {
    const asked = new OddsAsked();
    let late: (answer: unknown) => void = () => undefined;
    const slow = () => new Promise<unknown>((done) => (late = done));
    const quick = () => Promise.resolve("new");
    asked.follow(slow, key("18"));
    asked.follow(quick, key("18"));
    await turn();
    late("old");
    await turn();
    expect(asked.of(quick, key("18"))).toBe("new");
    expect(asked.of(slow, key("18"))).toBeUndefined();
  });

  it("a refusal is no answer", async () => {
    const asked = new OddsAsked();
    const ask = () => Promise.reject(new Error("bad_message"));
    asked.follow(ask, key("18"));
    await turn();
    expect(asked.of(ask, key("18"))).toBeNull();
  });

  it("the same is not asked twice, and what is left within the wait not at all", () => {
    vi.useFakeTimers();
    const asked = new OddsAsked();
    const ask = vi.fn(() => Promise.resolve(null));
    const end = asked.follow(ask, key("18"), 150);
    vi.advanceTimersByTime(100);
    end();
    asked.follow(ask, key("19"), 150);
    vi.advanceTimersByTime(200);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith({ system: "19" });
    vi.useRealTimers();
  });
});
