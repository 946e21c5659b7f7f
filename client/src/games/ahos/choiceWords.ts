// Choices and questions in words.
import { gameTexts } from "../../i18n/game";
import type { Decision, Option } from "../../net/types";
import { readChoice } from "../notation";
import { isToken, readHeld, wordsOf } from "./choice";
import { placeName } from "./describe";
import type { AhosFacts } from "./facts";
import { CHOICES, type ChoiceKey } from "./patterns";
import { say, seatWord } from "./say";
import { en } from "./texts/choices/en";
import { it } from "./texts/choices/it";
import { pl } from "./texts/choices/pl";
import type { AhosView } from "./view";
import { RESOURCES } from "./viewHelp";

const tell = gameTexts(en, it, pl);
const isKey = (word: string): word is keyof typeof en => word in en;

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

const fits = (kind: string, word: string): boolean => kind !== "token" && kind !== "held" ? true : isToken(word) === (kind === "token");

export function choiceWord(choice: string, facts: AhosFacts, view: AhosView | null): string | undefined {
  const found = readChoice<ChoiceKey>(CHOICES, choice, fits);
  if (!found) return undefined;
  const [one = "", two = "", three = ""] = found.ids;
  const place = (space: string): string => placeName(facts, view, space);
  return tell(found.key, {
    system: facts.systems.get(one)?.name ?? one,
    token: tokenName(facts, one),
    card: found.key === "sabotage" ? heldWord(facts, two) : heldWord(facts, one),
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

/** What the card of a choice does. */
export function effect(choice: string, facts: AhosFacts): string {
  const texts = wordsOf(choice).operands.map((one) => facts.cards.get(readHeld(one).card)?.text);
  return texts.find(Boolean) ?? "";
}

/** The shortest words for a choice whose place is plain: "fleet" on the system where it would be built. */
export function chipWord(option: Option, facts: AhosFacts, view: AhosView | null): string {
  const { verb, operands } = wordsOf(option.choice);
  if (verb === "build" || verb === "lose") return unitWord(operands[0] ?? "");
  if (verb === "colony" || verb === "outpost")
    return say(verb === "colony" ? "marker_colony" : "marker_outpost");
  return choiceWord(option.choice, facts, view) ?? option.choice;
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
