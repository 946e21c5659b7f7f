import { describe, expect, test } from "vitest";
import { readFacts } from "./facts";
import combat from "./fixtures/combat.json";
import mid from "./fixtures/mid.json";
import pack from "./fixtures/pack.json";
import { placesOf } from "../../i18n/texts";
import { lineIn } from "./logLine";
import { EVENTS, type EventKey } from "./patterns";
import { en as choicesEn } from "./texts/choices/en";
import { it as choicesIt } from "./texts/choices/it";
import { pl as choicesPl } from "./texts/choices/pl";
import { en } from "./texts/en";
import { it } from "./texts/it";
import { en as logEn } from "./texts/log/en";
import { it as logIt } from "./texts/log/it";
import { pl as logPl } from "./texts/log/pl";
import { pl } from "./texts/pl";

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
      expect(placesOf(translated), key).toEqual(placesOf(text));
    }
  });
});

describe.each(["en", "it", "pl"] as const)("log lines: %s", (tongue) => {
  const table = { en: logEn, it: logIt, pl: logPl }[tongue];
  const facts = readFacts(pack);
  test("every line uses only the operands of its event", () => {
    for (const [verb, kinds] of Object.entries(EVENTS)) {
      const places = kinds.map((kind, i) => ((kinds as readonly string[]).indexOf(kind) < i ? `${kind}2` : kind));
      for (const place of placesOf(table[verb as EventKey])) expect(places, verb).toContain(place);
    }
  });
  test("nobody is ahead by 0", () => {
    expect(lineIn(tongue, "margin_now defender 0", facts, null)).not.toMatch(/0/);
    expect(lineIn(tongue, "margin_now defender 3", facts, null)).toMatch(/3/);
  });
  test("events of stored positions become sentences", () => {
    for (const event of [...mid.push.events, ...combat.push.events]) {
      const line = lineIn(tongue, event.text, facts, null);
      expect(line, event.text).toBeTruthy();
      expect(line, event.text).not.toMatch(/[{}|]/);
    }
  });
});
