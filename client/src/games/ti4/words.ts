// Questions, headings, choices and log lines in the language that is set, put together from the language-neutral words.
import type { GameWords } from "../board";
import { cardFace, thingName } from "./cardTexts";
import type { Facts } from "./pack";
import { answer, need, question } from "./questions";
import { said } from "./said";
import { chip, half, result } from "./result";
import { choiceSentence, eventSentence } from "./sentences";
import { targets } from "./targets";
import { knows, say, word } from "./texts";

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

export const words: GameWords<Facts> = {
  question,
  answer,
  need,
  said,
  group: (group: string) => (knows("verb", group) ? word("verb", group) : undefined),
  line: eventSentence,
  choice: choiceSentence,
  effect,
  name: thingName,
  result,
  chip,
  half,
};
