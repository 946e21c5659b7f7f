import { describe, expect, test } from "vitest";
import { readFacts } from "./facts";
import combat from "./fixtures/combat.json";
import mid from "./fixtures/mid.json";
import pack from "./fixtures/pack.json";
import { HAPPENINGS } from "./happenings";
import { lineFrom } from "./logLine";
import { en as choicesEn } from "./texts/choices/en";
import { it as choicesIt } from "./texts/choices/it";
import { pl as choicesPl } from "./texts/choices/pl";
import { en } from "./texts/en";
import { it } from "./texts/it";
import { it as logIt } from "./texts/log/it";
import { pl as logPl } from "./texts/log/pl";
import { pl } from "./texts/pl";

const places = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "").sort();

describe.each([
  ["board, Italian", en, it],
  ["board, Polish", en, pl],
  ["choices, Italian", choicesEn, choicesIt],
  ["choices, Polish", choicesEn, choicesPl],
])("texts: %s", (_name, english, other) => {
  test("the same keys, no empty text, the same places", () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) {
      const translated = (other as Record<string, string>)[key] ?? "";
      expect(translated.trim(), key).not.toBe("");
      expect(places(translated), key).toEqual(places(text));
    }
  });
});

describe.each([
  ["Italian", logIt],
  ["Polish", logPl],
])("log lines: %s", (_name, table) => {
  const facts = readFacts(pack);
  test("every event has a line that uses only its own operands", () => {
    for (const [verb, kinds] of Object.entries(HAPPENINGS)) {
      expect(table[verb], verb).toBeTruthy();
      for (const place of places(table[verb] ?? "")) expect(kinds, verb).toContain(place);
    }
  });
  test("events of stored positions become sentences", () => {
    for (const event of [...mid.push.events, ...combat.push.events]) {
      const line = lineFrom(table, event.text, facts);
      expect(line, event.text).toBeTruthy();
      expect(line, event.text).not.toMatch(/[{}]/);
    }
  });
});
