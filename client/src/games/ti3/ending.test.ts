import { expect, it } from "vitest";
import type { LogEvent } from "../../net/types";
import { ending } from "./ending";
import { fixture, packFacts } from "./fixtures/load";

const facts = packFacts();
const lines = (...texts: string[]) => texts.map((text, n) => ({ n, step: n, text })) as unknown as LogEvent[];

it("the result says why the game ended", () => {
  const view = structuredClone(fixture("mid").view);
  const [first = "", second = ""] = Object.keys(view.players);
  const told = (...texts: string[]) => ending([first], lines(...texts), view as never, facts);
  expect(told("objective_revealed s2_imperium_rex", "game_over", `won ${first}`)).toMatch(/^Imperium Rex/);
  expect(told(`claimed ${first} s2_supremacy 0`, `won ${first}`)).toContain("Supremacy");
  // Somebody else's objective is no reason, and neither is one that only gives points.
  expect(told(`claimed ${second} s2_supremacy 0`, `won ${first}`)).toBeUndefined();
  const winner = view.players[first];
  if (!winner) throw new Error("fixture");
  winner.vp = view.goal;
  expect(told(`claimed ${first} s1_three_docks 1`, `won ${first}`)).toContain(String(view.goal));
});
