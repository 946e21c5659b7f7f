import { expect, test } from "vitest";
import { contrast } from "../../theme/colour";
import { themes } from "../../theme/tokens";
import { burst, grounds, helix, starsOf, streaks, traces, variation, type SceneKind } from "./scenes";

const kinds = Object.keys(grounds) as SceneKind[];

test("a card has the same picture every time, and another one than its neighbour", () => {
  for (const kind of kinds) {
    expect(variation(kind, "sabotage")).toEqual(variation(kind, "sabotage"));
    expect(variation(kind, "sabotage")).not.toEqual(variation(kind, "direct_hit"));
  }
  expect(starsOf("a")).toBe(starsOf("a"));
  expect(starsOf("a")).not.toBe(starsOf("b"));
});

test("scenes are paths", () => {
  const { strands, rungs } = helix("x");
  for (const path of [strands, rungs, traces("x").lines, streaks("x"), burst(8, 20, 8)]) {
    expect(path).toMatch(/^M/);
    expect(path).not.toMatch(/NaN|undefined/);
  }
});

test("the frame of a kind can be seen on a card in both themes", () => {
  for (const { hue } of Object.values(grounds)) expect(contrast(hue, themes.dark.panel)).toBeGreaterThanOrEqual(3);
});
