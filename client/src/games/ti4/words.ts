// Questions, headings, choices and log lines in the language that is set. In English the server's own sentences
// stand: they know plurals. Elsewhere ours are put together from the language-neutral words.
import { language } from "../../i18n/index.svelte";
import type { Decision, Option } from "../../net/types";
import type { GameWords } from "../board";
import { thingName } from "./cardTexts";
import type { Facts } from "./pack";
import { choiceSentence, eventSentence } from "./sentences";
import { knows, word } from "./texts";

/** What follows the sentence in the server's text: the rule, and what the choice does. */
const rest = (text: string): string => /\s\(?(?:TI4|FAQ|ERR)-.*$/s.exec(text)?.[0] ?? "";

export const words: GameWords<Facts> = {
  question: (decision: Decision) => (knows("ask", decision.kind) ? word("ask", decision.kind) : undefined),
  group: (group: string) => (knows("verb", group) ? word("verb", group) : undefined),
  option: (option: Option, facts: Facts) => {
    if (language() === "en") return undefined;
    const sentence = choiceSentence(option.choice, facts);
    return sentence && `${sentence}.${rest(option.text)}`;
  },
  line: (text: string, facts: Facts) => (language() === "en" ? undefined : eventSentence(text, facts)),
  choice: choiceSentence,
  name: thingName,
};
