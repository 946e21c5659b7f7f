// Questions, headings, choices and log lines in the language that is set, put together from the language-neutral words.
import type { View } from "../../net/types";
import type { GameWords } from "../board";
import { cardFace, thingName } from "./cardTexts";
import type { Facts } from "./pack";
import { lookAt } from "./places";
import { answer, need, question } from "./questions";
import { said } from "./said";
import { chip, half, result } from "./result";
import { choiceSentence, eventSentence } from "./sentences";
import { targets } from "./targets";
import { knows, say, word } from "./texts";
import type { Ti4View } from "./view";
import { warning } from "./warnings";

/** What the planets of a system are worth. */
function planetsOf(system: string, facts: Facts): string {
  const planets = (facts.tiles.get(system)?.planets ?? []).flatMap((id) => facts.planets.get(id) ?? []);
  return planets.map(({ name, resources, influence }) => `${name}: ${say("worth", { resources, influence })}`).join("; ");
}

function effect(choice: string, facts: Facts): string {
  const [verb = "", thing = ""] = choice.split(" ");
  if (verb === "activate") return planetsOf(thing, facts);
  const strategy = facts.strategies.get(thing);
  if (strategy) return verb === "follow" ? strategy.secondary : strategy.primary;
  for (const target of targets(choice, facts)) {
    const face = cardFace(target, facts);
    if (face?.text) return face.text;
  }
  return "";
}

/** Systems without planets are named by what lies beside them on this map. */
function seeing<T>(view: View | null, tell: () => T): T {
  lookAt(view as unknown as Ti4View | null);
  return tell();
}

export const words: GameWords<Facts> = {
  question: (decision, facts, view) => seeing(view, () => question(decision, facts)),
  answer: (choice, decision, facts, view) => seeing(view, () => answer(choice, decision, facts)),
  need,
  said: (sayings, facts, view) => seeing(view, () => said(sayings, facts)),
  group: (group: string) => (knows("verb", group) ? word("verb", group) : undefined),
  line: (text, facts, view, before) => seeing(view, () => eventSentence(text, facts, before)),
  choice: (choice, facts, view) => seeing(view, () => choiceSentence(choice, facts)),
  effect,
  name: thingName,
  result: (steps, decision, facts, view, owed) => seeing(view, () => result(steps, decision, facts, view, owed)),
  chip: (step, n, facts, view) => seeing(view, () => chip(step, n, facts)),
  half,
  warning: (plan, facts, view) => seeing(view, () => warning(plan, facts, view as unknown as Ti4View | null)),
};
