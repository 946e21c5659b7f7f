// Choices and questions in words.
import { gameTexts } from "../../i18n/game";
import { language } from "../../i18n/index.svelte";
import type { Decision, Option } from "../../net/types";
import { isToken, readHeld, wordsOf } from "./choice";
import type { AhosFacts } from "./facts";
import { say, seatWord } from "./say";
import { en } from "./texts/choices/en";
import { it } from "./texts/choices/it";
import { pl } from "./texts/choices/pl";
import { RESOURCES } from "./view";

type ChoiceKey = keyof typeof en;
const tell = gameTexts(en, it, pl);
const isKey = (word: string): word is ChoiceKey => word in en;

// The notation has three verbs that mean something else without operands, or with another ending.
function keyOf(verb: string, operands: string[]): ChoiceKey | null {
  if (operands.length === 0 && (verb === "move" || verb === "discard")) return `${verb}_action`;
  if (verb === "acquire" && operands[0] === "wormhole_token") return "acquire_token";
  if (verb === "spend" && isToken(operands[0] ?? "")) return "spend_token";
  if ((verb === "reinforce" || verb === "pull") && operands[2] === "wormhole") return `${verb}_warp`;
  return isKey(verb) ? verb : null;
}

export const cardName = (facts: AhosFacts, id: string): string => facts.cards.get(id)?.name ?? id;
export const tokenName = (facts: AhosFacts, id: string): string => facts.tokens.get(id)?.name ?? id;

export function heldWord(facts: AhosFacts, word: string): string {
  const { card, zone } = readHeld(word);
  const name = cardName(facts, card);
  return zone === "hand" ? name : tell(`in_${zone}`, { card: name });
}

export const unitWord = (unit: string): string => say(unit === "star_base" ? "star_base" : "fleet");

export function resourceWord(word: string): string {
  const found = RESOURCES.find((resource) => resource === word);
  return found ? say(found) : word;
}

export const reserveWord = (word: string): string => (word === "r1" || word === "r2" ? tell(word) : word);

/** "18", or "18 Galdor" where the server's sentence gives the name. */
function placeWord(facts: AhosFacts, space: string, sentence: string): string {
  for (const { name } of facts.systems.values())
    if (new RegExp(`\\b${space} ${name}\\b`).test(sentence)) return `${space} ${name}`;
  return space;
}

export function choiceWord(choice: string, facts: AhosFacts, sentence = ""): string | undefined {
  const { verb, operands } = wordsOf(choice);
  const text = keyOf(verb, operands);
  if (!text) return undefined;
  const [one = "", two = "", three = ""] = operands;
  const place = (space: string): string => placeWord(facts, space, sentence);
  return tell(text, {
    system: facts.systems.get(one)?.name ?? one,
    token: tokenName(facts, one),
    card: verb === "sabotage" ? heldWord(facts, two) : heldWord(facts, one),
    other: heldWord(facts, two),
    reserve: reserveWord(two),
    resource: resourceWord(two),
    seat: seatWord(one),
    connection: one,
    unit: unitWord(one),
    from: place(two),
    to: place(three),
    place: place(/^\d+$/.test(one) ? one : two),
  });
}

export const optionWord = (option: Option, facts: AhosFacts): string | undefined =>
  choiceWord(option.choice, facts, option.text);

/** The same with the rule behind it and what the card does; the frame makes them small. */
export function optionText(option: Option, facts: AhosFacts): string | undefined {
  const word = optionWord(option, facts);
  const [rest, rule] = /(\(AHOS-[A-Z]+-\d+\)).*$/s.exec(option.text) ?? [];
  if (!word || !rest || !rule) return word;
  // What the server wrote behind the rule is English.
  if (language() === "en") return `${word} ${rest}`;
  const held = wordsOf(option.choice).operands.map((one) => facts.cards.get(readHeld(one).card)?.text);
  return [word, rule, held.find(Boolean)].filter(Boolean).join(" ");
}

/** The shortest words for a choice whose place is plain: "fleet" on the system where it would be built. */
export function chipWord(option: Option, facts: AhosFacts): string {
  const { verb, operands } = wordsOf(option.choice);
  if (verb === "build" || verb === "lose") return unitWord(operands[0] ?? "");
  if (verb === "colony" || verb === "outpost")
    return say(verb === "colony" ? "marker_colony" : "marker_outpost");
  return optionWord(option, facts) ?? option.text;
}

export function question(decision: Decision, facts: AhosFacts): string | undefined {
  const text = `ask_${decision.kind}`;
  if (!isKey(text)) return undefined;
  const cause = facts.cards.get(decision.cause ?? "");
  if (decision.kind === "text" && !cause) return undefined;
  return tell(text, { card: cause?.name ?? "", text: cause?.text ?? "" });
}

export function groupWord(group: string): string | undefined {
  const text = `group_${group}`;
  return isKey(text) ? tell(text) : undefined;
}
