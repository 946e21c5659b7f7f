// A log line in the language that is set, made from the notation.
import { language } from "../../i18n/index.svelte";
import { fillIn, type Language } from "../../i18n/texts";
import { readEvent } from "../notation";
import { cardName, heldWord, reserveWord, resourceWord, tokenName, unitWord } from "./choiceWords";
import { markerWord, placeName } from "./describe";
import type { AhosFacts } from "./facts";
import { EVENTS, type EventKey } from "./patterns";
import { seatWord } from "./say";
import { en } from "./texts/log/en";
import { it } from "./texts/log/it";
import { pl } from "./texts/log/pl";
import type { LogTexts } from "./texts/log/types";
import type { AhosView, Marker } from "./view";

const TABLES: Record<Language, LogTexts> = { en, it, pl };
const isKey = (key: string): key is keyof LogTexts => key in en;

/** A word of the notation for people. */
export function operandWord(kind: string, word: string, facts: AhosFacts, view: AhosView | null, table = TABLES[language()]): string {
  switch (kind) {
    case "seat":
      return seatWord(word);
    case "card":
      return cardName(facts, word);
    case "held":
      return heldWord(facts, word);
    case "token":
      return tokenName(facts, word);
    case "system":
      return facts.systems.get(word)?.name ?? word;
    case "space":
      return placeName(facts, view, word);
    case "race":
      return facts.races.get(word)?.name ?? word;
    case "unit":
      return unitWord(word);
    case "marker":
      return markerWord(word as Marker);
    case "resource":
      return resourceWord(word);
    case "reserve":
      return reserveWord(word);
    case "side":
    case "action": {
      const key = `${kind}_${word}`;
      return isKey(key) ? table[key] : word;
    }
    default:
      return word;
  }
}

/** In one of the languages; undefined if an event is unknown here. */
export function lineIn(tongue: Language, text: string, facts: AhosFacts, view: AhosView | null): string | undefined {
  const found = readEvent<EventKey>(EVENTS, text);
  if (!found) return undefined;
  const table = TABLES[tongue];
  const fill: Record<string, string> = {};
  found.kinds.forEach((kind, i) => {
    const place = kind in fill ? `${kind}2` : kind;
    fill[place] = operandWord(kind, found.ids[i] ?? "", facts, view, table);
  });
  const level = found.key === "margin_now" && fill.number === "0";
  return fillIn(table[level ? "margin_level" : found.key], fill, tongue);
}

export const logLine = (text: string, facts: AhosFacts, view: AhosView | null): string | undefined =>
  lineIn(language(), text, facts, view);
