// Questions, choices and log lines in the language that is set.
import type { GameWords } from "../board";
import { thingName } from "./cardTexts";
import { choiceWord, effect, groupWord } from "./choiceWords";
import type { AhosFacts } from "./facts";
import { logLine } from "./logLine";
import { answer, need, question } from "./questions";
import { chip, result } from "./result";
import { said } from "./said";
import { readView } from "./viewHelp";

export const words: GameWords<AhosFacts> = {
  question: (decision, facts, view) => question(decision, facts, readView(view)),
  answer: (choice, decision, facts, view) => answer(choice, decision, facts, readView(view)),
  need,
  said: (sayings, facts, view) => said(sayings, facts, readView(view)),
  group: groupWord,
  line: (text, facts, view) => logLine(text, facts, readView(view)),
  choice: (choice, facts, view) => choiceWord(choice, facts, readView(view)),
  effect,
  name: thingName,
  result,
  chip,
};
