import { expect, test } from "vitest";
import { emblems } from "./emblems";
import { bulkOf, outlines, pieceKinds, type Outline } from "./outlines";
import { seats } from "../theme/tokens";

const numbers = (path: string) => (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);

test("every piece stays on its grid of 24, with the room that the keyline has", () => {
  for (const kind of pieceKinds) {
    const { hull, shade, light }: Outline = outlines[kind];
    for (const path of [hull, shade, light]) {
      // Only absolute commands: the numbers are places, or radii, which are smaller still.
      expect(path, kind).toMatch(/^[MLHVAQCZ0-9 .,-]*$/);
      for (const n of numbers(path)) {
        expect(n, kind).toBeGreaterThanOrEqual(-1);
        expect(n, kind).toBeLessThanOrEqual(25);
      }
    }
  }
});

test("no two pieces look the same", () => {
  const looks = pieceKinds.map((kind) => outlines[kind].hull + outlines[kind].light);
  expect(new Set(looks).size).toBe(looks.length);
});

test("the dearer ship is the larger one", () => {
  const ships = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship"];
  const sizes = ships.map(bulkOf);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
});

test("every seat has its emblem", () => {
  for (const seat of Object.values(seats)) expect(emblems[seat.emblem]).toBeTruthy();
});
