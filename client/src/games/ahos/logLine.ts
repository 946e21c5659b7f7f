// A log line in the language that is set. The server writes English; other languages are made from the notation.
import { language } from "../../i18n/index.svelte";
import { fillIn } from "../../i18n/texts";
import { cardName, heldWord, reserveWord, resourceWord, tokenName, unitWord } from "./choiceWords";
import { markerWord } from "./describe";
import type { AhosFacts } from "./facts";
import { HAPPENINGS } from "./happenings";
import { seatWord } from "./say";
import { it } from "./texts/log/it";
import { pl } from "./texts/log/pl";
import type { Marker } from "./view";

type Table = Record<string, string>;

function operandWord(kind: string, word: string, facts: AhosFacts, table: Table): string {
  switch (kind.replace("2", "")) {
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
      return table[`side_${word}`] ?? word;
    case "action":
      return table[`action_${word}`] ?? word;
    default:
      return word;
  }
}

/** In one of the tables; undefined if an event is unknown here. */
export function lineFrom(table: Table, text: string, facts: AhosFacts): string | undefined {
  const [verb = "", ...words] = text.split(" ");
  const kinds = HAPPENINGS[verb];
  const template = table[verb];
  if (!kinds || !template || kinds.length !== words.length) return undefined;
  const fill: Record<string, string> = {};
  kinds.forEach((kind, i) => (fill[kind] = operandWord(kind, words[i] ?? "", facts, table)));
  return fillIn(template, fill);
}

export function logLine(text: string, facts: AhosFacts): string | undefined {
  switch (language()) {
    case "it":
      return lineFrom(it, text, facts);
    case "pl":
      return lineFrom(pl, text, facts);
    default:
      return undefined;
  }
}
