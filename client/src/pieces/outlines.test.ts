import { expect, test } from "vitest";
import { emblems } from "./emblems";
import { outlines, pieceKinds } from "./outlines";
import { seats } from "../theme/tokens";

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test("every outline stays on its grid of 24", () => {
  for (const kind of pieceKinds) {
    for (const part of outlines[kind]) {
      for (const n of numbers(part)) {
        expect(n, kind).toBeGreaterThanOrEqual(0);
        expect(n, kind).toBeLessThanOrEqual(24);
      }
    }
  }
});

test("every seat has its emblem", () => {
  for (const seat of Object.values(seats)) expect(emblems[seat.emblem]).toBeTruthy();
});
