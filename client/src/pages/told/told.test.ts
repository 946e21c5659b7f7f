import { describe, expect, it } from "vitest";
import type { LogEvent } from "../../net/types";
import type { TableStore } from "../../state/table.svelte";
import { Told } from "./told.svelte";

const event = (n: number): LogEvent => ({ n, step: 1 + Math.floor(n / 2), text: `round ${n}` });

/** A table whose server tells `count` events, three at a time. */
function tableOf(count: number) {
  const shown: number[][] = [];
  const asked: unknown[] = [];
  const table = {
    connection: {
      ask: (message: { before?: number }) => {
        asked.push(message.before);
        const end = message.before ?? count;
        const all = Array.from({ length: count }, (_, n) => event(n));
        return Promise.resolve({ events: all.slice(Math.max(0, end - 3), end) });
      },
    },
    tell: (events: LogEvent[]) => shown.push(events.map(({ n }) => n)),
  };
  return { table: table as unknown as TableStore, shown, asked };
}

describe("a game that is only told", () => {
  it("is read whole, page by page", async () => {
    const { table, shown, asked } = tableOf(8);
    const told = new Told(table);
    await expect.poll(() => told.all.length).toBe(8);
    expect(asked).toEqual([undefined, 5, 2]);
    expect(told.steps).toBe(4);
    expect(shown.at(-1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("is shown as far as the reader goes", async () => {
    const { table, shown } = tableOf(8);
    const told = new Told(table);
    await expect.poll(() => told.all.length).toBe(8);
    told.go(2);
    expect(shown.at(-1)).toEqual([0, 1, 2, 3]);
    told.go(-5);
    expect(shown.at(-1)).toEqual([]);
    told.go(99);
    expect(told.step).toBe(4);
  });

  it("may have nothing to tell", async () => {
    const { table, asked } = tableOf(0);
    const told = new Told(table);
    await expect.poll(() => asked.length).toBe(1);
    expect(told.steps).toBe(0);
  });
});
