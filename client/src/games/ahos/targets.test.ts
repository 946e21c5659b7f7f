import { describe, expect, test } from "vitest";
import { choiceWord } from "./choiceWords";
import { wordsOf } from "./choice";
import { readFacts } from "./facts";
import mid from "./fixtures/mid.json";
import options from "./fixtures/options.txt?raw";
import pack from "./fixtures/pack.json";
import { splitKey } from "./keys";
import { PLACELESS, targets } from "./targets";
import { readView } from "./viewHelp";

const facts = readFacts(pack);
// Every option text of 18 whole games between bots.
const collected = options.trim().split("\n");
// Choices of rare cards that those games did not offer.
const rare = [
  "slip 18",
  "salvage 6",
  "acquire wormhole_token",
  "reinforce fleet 12 wormhole",
  "pull star_base 9 wormhole",
  "warp fleet 3 30",
  "against blue",
  "sabotage green T01/r2",
  "swap U02/r1 T18/r2",
  "close 14-19",
  "open 2-3",
];
const all = [...collected, ...rare];

// Whether a key names something that is on this table.
function exists(target: string): boolean {
  const { kind, name } = splitKey(target);
  const card = (held: string): boolean => facts.cards.has(held.split("/")[0] ?? "");
  switch (kind) {
    case "space":
      return facts.spaces.has(name);
    case "tile":
      return facts.systems.has(name);
    case "way":
      return name.split(">").every((space) => facts.spaces.has(space));
    case "connection":
      return facts.connections.some((line) => line.id === name);
    case "card":
      return card(name);
    case "market":
      return name === "wormhole_token" || card(name);
    case "token":
    case "offer":
      return facts.tokens.has(name);
    case "reserve":
      return name === "r1" || name === "r2";
    case "seat":
      return ["red", "blue", "green", "yellow"].includes(name);
    case "theirs":
      return card(name.split("/")[1] ?? "");
    case "unit":
      return name === "fleet" || name === "star_base";
    case "choice":
      return true;
    default:
      return false;
  }
}

describe("targets of choices", () => {
  test("there are thousands of texts and all verbs", () => {
    expect(collected.length).toBeGreaterThan(2500);
    expect(new Set(all.map((choice) => wordsOf(choice).verb)).size).toBe(37);
  });

  test("each names things that exist, or is a verb without a place", () => {
    const lost = all.filter((choice) => {
      const found = targets(choice);
      const { verb, operands } = wordsOf(choice);
      if (operands.length === 0) return !PLACELESS.includes(verb) || found.length > 0;
      return found.length < 2 || !found.every(exists);
    });
    expect(lost).toEqual([]);
  });

  test("each has its own exact key", () => {
    for (const choice of all) {
      const found = targets(choice);
      if (found.length > 0) expect(found.at(-1)).toBe(`choice:${choice}`);
    }
  });

  test("each has words, without a place left open and without an id", () => {
    for (const choice of all) {
      const text = choiceWord(choice, facts, null) ?? "";
      expect(text, choice).not.toBe("");
      expect(text, choice).not.toMatch(/[{}]|\b[HUTSD]\d\d?\b|_|undefined/);
    }
  });

  test("a place gets its name from the view", () => {
    const view = readView(mid.push.view);
    const tile = facts.systems.get(view?.spaces["12"]?.tile ?? "");
    expect(tile?.name).toBeTruthy();
    expect(choiceWord("reinforce fleet 12", facts, view)).toBe(`Bring in from 12 ${tile?.name}: fleet`);
  });

  test("a way has a direction", () => {
    expect(targets("move fleet 12 18")[0]).toBe("way:12>18");
    expect(targets("move fleet 18 12")[0]).toBe("way:18>12");
  });
});
