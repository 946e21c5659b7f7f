// Questions, headings, choices and log lines in the language that is set. In English the server's own sentences
// stand: they know plurals. Elsewhere ours are put together from the language-neutral words.
import { language } from "../../i18n/index.svelte";
import type { Decision, Option } from "../../net/types";
import type { GameWords } from "../board";
import { cardFace, thingName, thingText } from "./cardTexts";
import type { Facts } from "./pack";
import { choiceSentence, eventSentence } from "./sentences";
import { targets } from "./targets";
import { knows, word } from "./texts";

/** The rule that follows the sentence in the server's text; what comes after it is English. */
const rule = (text: string): string => /\s\(?(?:TI4|FAQ|ERR)-[^\s)]+\)?/.exec(text)?.[0] ?? "";

/** What the card of a choice does. */
function effect(choice: string, facts: Facts): string {
  for (const target of targets(choice, facts)) {
    const face = cardFace(target, facts);
    if (face?.text) return ` ${face.text}`;
  }
  return "";
}

export const words: GameWords<Facts> = {
  question: (decision: Decision) => (knows("ask", decision.kind) ? word("ask", decision.kind) : undefined),
  group: (group: string) => (knows("verb", group) ? word("verb", group) : undefined),
  option: (option: Option, facts: Facts) => {
    if (language() === "en") return undefined;
    const sentence = choiceSentence(option.choice, facts);
    return sentence && `${sentence}.${rule(option.text)}${effect(option.choice, facts)}`;
  },
  line: (text: string, facts: Facts) => (language() === "en" ? undefined : eventSentence(text, facts)),
  choice: choiceSentence,
  name: thingName,
  text: thingText,
};
