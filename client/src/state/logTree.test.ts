import { describe, expect, test } from "vitest";
import { gameLog as ahos } from "../games/ahos/gameLog";
import { gameLog as ti4 } from "../games/ti4/gameLog";
import type { LogEvent } from "../net/types";
import { logTree, opensByItself, passes, rowsOf, type LogNode } from "./logTree";

const events = (texts: string[], from = 0): LogEvent[] =>
  texts.map((text, i) => ({ n: from + i, step: from + i, text }));

const shape = (nodes: LogNode[]): unknown[] =>
  nodes.map((node) => [node.level, node.lines.map((line) => line.text), ...shape(node.inner)]);

const round = [
  "tile_placed none 18 0,0",
  "round 1",
  "phase strategy",
  "strategy_taken red trade",
  "phase action",
  "turn_began red",
  "action red tactical",
  "token_placed red 18",
  "turn_began blue",
  "passed blue",
];

describe("the log as a tree", () => {
  test("round > phase > action > lines", () => {
    expect(shape(logTree(events(round), ti4))).toEqual([
      ["setup", ["tile_placed none 18 0,0"]],
      [
        "round",
        [],
        ["phase", [], ["action", []]],
        ["phase", [], ["action", ["action red tactical", "token_placed red 18"]], ["action", ["passed blue"]]],
      ],
    ]);
  });

  test("every line is in the tree once", () => {
    const count = (nodes: LogNode[]): number =>
      nodes.reduce((sum, node) => sum + node.lines.length + (node.level === "setup" ? 0 : 1) + count(node.inner), 0);
    expect(count(logTree(events(round), ti4))).toBe(round.length);
  });

  test("a game whose turns tell the round", () => {
    const tree = logTree(
      events(["drew red 6", "turn_began red 1", "action red move", "turn_began blue 1", "turn_began red 2"]),
      ahos,
    );
    expect(tree.map((node) => [node.level, node.round])).toEqual([
      ["setup", undefined],
      ["round", 1],
      ["round", 2],
    ]);
    expect(tree[1]?.inner.map((node) => node.first?.text)).toEqual([
      "turn_began red 1",
      "action red move",
      "turn_began blue 1",
    ]);
  });

  test("a log that begins in the middle has a place for its first lines", () => {
    const tree = logTree(events(["token_placed red 18", "phase status"], 700), ti4);
    expect(tree.map((node) => node.level)).toEqual(["setup"]);
    expect(tree[0]?.inner[0]?.level).toBe("phase");
  });

  test("without a description of the game all lines stand in one branch", () => {
    expect(shape(logTree(events(["a", "b"]), undefined))).toEqual([["setup", ["a", "b"]]]);
  });

  test("F06 nothing closes that was open when the newest line was last in sight", () => {
    const before = logTree(events(round.slice(0, 8)), ti4);
    const turn = before[1]?.inner[1]?.inner[0] as LogNode;
    expect(opensByItself(turn, 7)).toBe(true);
    const after = logTree(events(round), ti4);
    expect(opensByItself(after[1]?.inner[1]?.inner[0] as LogNode, 7)).toBe(true);
    // Once the reader has followed to the end it closes.
    expect(opensByItself(after[1]?.inner[1]?.inner[0] as LogNode, 9)).toBe(false);
    expect(after[1]?.inner[1]?.inner[0]?.key).toBe(turn.key);
  });
});

describe("dice", () => {
  const roll = (text: string, n: number, step: number): LogEvent => ({ n, step, text });

  test("F40 stand in the line of their roll", () => {
    const rows = rowsOf(
      [
        roll("die red cruiser 8", 0, 1),
        roll("die red cruiser 3", 1, 1),
        roll("dice_rolled red combat 2 1", 2, 1),
        roll("passed red", 3, 2),
      ],
      ti4,
    );
    expect(rows.map((row) => [row.event.n, row.dice])).toEqual([
      [2, [8, 3]],
      [3, []],
    ]);
  });

  test("without a roll they are lines of their own", () => {
    const rows = rowsOf(
      [roll("die red cruiser 8", 0, 1), roll("passed red", 1, 2), roll("die red cruiser 2", 2, 3)],
      ti4,
    );
    expect(rows.map((row) => [row.event.n, row.dice])).toEqual([
      [0, []],
      [1, []],
      [2, []],
    ]);
  });
});

describe("filters", () => {
  const seats = ["red", "blue"];
  const pass = (text: string, more: Partial<Parameters<typeof passes>[1]>, by?: LogEvent["by"]) =>
    passes({ n: 0, step: 0, text, by }, { seat: "", topic: "all", me: "red", ...more }, seats, ti4);

  test("by seat, by topic, mine", () => {
    expect(pass("space_combat red blue 18", { topic: "fight" })).toBe(true);
    expect(pass("goods_given red blue 1", { topic: "fight" })).toBe(false);
    expect(pass("goods_given red blue 1", { topic: "trade", seat: "blue" })).toBe(true);
    expect(pass("scored blue expand_borders 1", { topic: "points", seat: "red" })).toBe(false);
    expect(pass("passed blue", { topic: "mine" })).toBe(false);
    expect(pass("anything", { topic: "mine" }, "order")).toBe(true);
  });
});
