import { expect, test } from "vitest";
import { gameLog } from "../games/ti4/gameLog";
import { decisionOf, pushOf } from "../net/fakeLine";
import type { GameBoard } from "../games/board";
import type { Decision } from "../net/types";
import { Signals } from "./signals";

const frame = { board: { log: gameLog } as unknown as GameBoard };
const event = (text: string) => ({ n: 1, step: 1, text, line: text });
const view = { players: { red: {}, blue: {} } };

test("my turn, once; nothing for what was there when the page opened", () => {
  const signals = new Signals();
  expect(signals.kindOf(frame, pushOf(1, { decision: decisionOf("red") }))).toBeUndefined();
  expect(signals.kindOf(frame, pushOf(2, { decision: decisionOf("red") }))).toBeUndefined();
  expect(signals.kindOf(frame, pushOf(3, { decision: decisionOf("blue") }))).toBeUndefined();
  expect(signals.kindOf(frame, pushOf(4, { decision: decisionOf("red") }))).toBe("turn");
});

test("attacked: only when I am, not when I attack", () => {
  const signals = new Signals();
  signals.kindOf(frame, pushOf(1, { view }));
  expect(signals.kindOf(frame, pushOf(2, { view, events: [event("space_combat blue red 18")] }))).toBe("attacked");
  expect(signals.kindOf(frame, pushOf(3, { view, events: [event("space_combat red blue 18")] }))).toBeUndefined();
});

test("a window rings once, whatever the hand holds", () => {
  const signals = new Signals();
  const decision = { kind: "window" } as Decision;
  const window = { id: 4, kind: "window", about: [], rules: [], named: [], now: 0, held: false, mine: { asked: false, answered: null, options: [] } };
  signals.kindOf(frame, pushOf(1));
  expect(signals.kindOf(frame, pushOf(2, { decision, window }))).toBe("window");
  expect(signals.kindOf(frame, pushOf(3, { decision, window: { ...window, held: true } }))).toBeUndefined();
  expect(signals.kindOf(frame, pushOf(4, { decision, window: { ...window, id: 5, mine: null } }))).toBeUndefined();
});
