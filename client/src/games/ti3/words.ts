// Questions, headings, choices and log lines in the language that is set, put together from the language-neutral words.
import type { View } from "../../net/types";
import type { GameWords } from "../board";
import { say as shared } from "../ti/texts";
import { cardFace } from "./cardTexts";
import { choiceAtTable } from "./dealWords";
import type { Facts } from "./pack";
import { lookAt } from "./places";
import { about, answer, group, need, question } from "./questions";
import { read } from "./read";
import { chip, half, result } from "./result";
import { said } from "./said";
import { eventSentence, thingName } from "./sentences";
import { targets } from "./targets";
import { say } from "./texts";
import { warning } from "./warnings";

/** What the planets of a system are worth. */
function planetsOf(system: string, facts: Facts): string {
  const planets = (facts.systems.get(system)?.planets ?? []).flatMap((id) => facts.planets.get(id) ?? []);
  return planets.map(({ name, resources, influence }) => `${name}: ${shared("worth", { resources, influence })}`).join("; ");
}

function effect(choice: string, facts: Facts): string {
  const [verb = "", thing = ""] = choice.split(" ");
  if (verb === "activate") return planetsOf(thing, facts);
  if (verb === "transfer") return say("transfer_about");
  const strategy = facts.strategies.get(thing);
  if (strategy) return verb === "follow" && !choice.endsWith(" primary") ? strategy.secondary : [strategy.special, strategy.primary].filter(Boolean).join(" ");
  for (const target of targets(choice, facts)) {
    const face = cardFace(target, facts);
    if (face?.text) return face.text;
  }
  return "";
}

/** Systems without planets are named by what lies beside them on this map. */
function seeing<T>(view: View | null, tell: () => T): T {
  lookAt(view && read(view));
  return tell();
}

export const words: GameWords<Facts> = {
  question: (decision, facts, view) => seeing(view, () => question(decision, facts)),
  answer: (choice, decision, facts, view) => seeing(view, () => answer(choice, decision, facts, view && read(view))),
  about,
  need,
  said: (sayings, facts, view) => seeing(view, () => said(sayings, facts)),
  group,
  line: (text, facts, view) => seeing(view, () => eventSentence(text, facts)),
  choice: (choice, facts, view) => seeing(view, () => choiceAtTable(choice, facts, view && read(view))),
  effect,
  name: thingName,
  result: (steps, decision, facts, view, bill) => seeing(view, () => result(steps, decision, facts, view, bill)),
  chip: (step, n, facts, view) => seeing(view, () => chip(step, n, facts, view)),
  half,
  warning: (plan, facts, view) => seeing(view, () => warning(plan, facts)),
};
