import { describe, expect, test } from "vitest";
import { lineUp, scaleOf, type Group, type Stage, type Standing } from "./combatScene";

const many: Group[] = [
  { unit: "flagship", count: 1, damaged: 0 },
  { unit: "war_sun", count: 2, damaged: 0 },
  { unit: "dreadnought", count: 2, damaged: 1, lost: 1 },
  { unit: "carrier", count: 3, damaged: 0 },
  { unit: "cruiser", count: 3, damaged: 0 },
  { unit: "destroyer", count: 2, damaged: 0, lost: 4 },
  { unit: "fighter", count: 8, damaged: 0 },
];
const few: Group[] = [{ unit: "carrier", count: 1, damaged: 0 }];
const stages: Record<string, Stage> = {
  laptop: { width: 776, height: 220, top: 58, bottom: 24 },
  wide: { width: 1200, height: 320, top: 60, bottom: 24 },
  phone: { width: 372, height: 180, top: 78, bottom: 24 },
};
const box = ({ x, y, size }: Standing) => ({ left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 });

describe.each(Object.entries(stages))("13.B the stage of a fight (%s)", (_, stage) => {
  test.each([["many", many], ["few", few]] as const)("nothing is cut off, covered or on the other half: %s", (_name, groups) => {
    for (const ground of [false, true]) {
      const base = scaleOf([groups, few], stage);
      const boxes = [...lineUp(groups, 1, stage, base, ground), ...lineUp(few, -1, stage, base, ground)].map(box);
      for (const one of boxes) {
        expect(one.top).toBeGreaterThanOrEqual(stage.top - 0.5);
        expect(one.bottom).toBeLessThanOrEqual(stage.height - stage.bottom + 0.5);
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(stage.width);
      }
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
    }
  });
});

test("the dearest stand behind, many are told by a number, damage is shown on as many as have it", () => {
  const stage = stages.laptop as Stage;
  const line = lineUp(many, 1, stage, scaleOf([many], stage));
  const farthest = line.reduce((a, b) => (b.x < a.x ? b : a));
  expect(farthest.unit).toBe("flagship");
  expect(line.filter(({ unit }) => unit === "fighter")).toHaveLength(3);
  expect(line.find(({ unit }) => unit === "fighter")?.count).toBe(8);
  expect(line.filter(({ damaged }) => damaged)).toHaveLength(1);
});

test("13.B a lost ship is still there, and one that stands beside it, too", () => {
  const stage = stages.laptop as Stage;
  const destroyers = lineUp(many, 1, stage, scaleOf([many], stage)).filter(({ unit }) => unit === "destroyer");
  expect(destroyers.map(({ lost, count }) => [lost, count])).toEqual([[false, 0], [false, 0], [true, 4]]);
});
