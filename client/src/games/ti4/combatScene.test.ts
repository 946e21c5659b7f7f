import { expect, test } from "vitest";
import { lineUp, STAGE_HEIGHT, STAGE_WIDTH } from "./combatScene";

const groups = [
  { unit: "flagship", count: 1, damaged: 0 },
  { unit: "dreadnought", count: 2, damaged: 1 },
  { unit: "cruiser", count: 3, damaged: 0 },
  { unit: "destroyer", count: 2, damaged: 0 },
  { unit: "fighter", count: 8, damaged: 0 },
];

test("both fleets stand on their own half and inside the stage", () => {
  for (const side of [1, -1] as const) {
    for (const { x, y, size } of lineUp(groups, side)) {
      expect(side === 1 ? x : STAGE_WIDTH - x).toBeLessThan(STAGE_WIDTH / 2);
      expect(x - size / 2).toBeGreaterThan(-10);
      expect(x + size / 2).toBeLessThan(STAGE_WIDTH + 10);
      expect(y).toBeLessThan(STAGE_HEIGHT);
    }
  }
});

test("the dearest stand behind, many are told by a number, damage is shown on as many as have it", () => {
  const line = lineUp(groups, 1);
  const farthest = line.reduce((a, b) => (a.x < b.x ? a : b));
  expect(farthest.unit).toBe("flagship");
  expect(line.filter(({ unit }) => unit === "fighter")).toHaveLength(3);
  expect(line.find(({ unit }) => unit === "fighter")?.count).toBe(8);
  expect(line.filter(({ damaged }) => damaged)).toHaveLength(1);
});
