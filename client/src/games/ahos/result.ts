// What the button says that sends these steps, and what is chosen in a few words.
import type { Decision, View } from "../../net/types";
import type { Chip } from "../board";
import { isToken, wordsOf } from "./choice";
import { cardName, choiceWord, heldWord, resourceWord, tokenName } from "./choiceWords";
import { placeName } from "./describe";
import type { AhosFacts } from "./facts";
import { answer } from "./questions";
import { say } from "./say";
import { readView } from "./viewHelp";

const verbs = (steps: readonly string[], ...wanted: string[]): string[] =>
  steps.filter((step) => wanted.includes(wordsOf(step).verb) && wordsOf(step).operands.length > 0);

export function result(plan: readonly string[], decision: Decision, facts: AhosFacts, raw: View | null): string | undefined {
  const view = readView(raw);
  const said = plan.filter((step) => step !== "done");
  const [first] = said;
  if (!first) return decision.kind === "produce" ? say("result_nothing_built") : decision.kind === "move" ? say("result_nothing_moved") : say("result_done");
  const moves = verbs(said, "move", "warp");
  if (moves.length > 0) {
    const goals = new Set(moves.map((step) => wordsOf(step).operands[2] ?? ""));
    const [goal = ""] = goals;
    return goals.size === 1
      ? say("result_move_to", { n: moves.length, place: placeName(facts, view, goal) })
      : say("result_move", { n: moves.length });
  }
  const built = verbs(said, "build");
  if (built.length > 0) return say("result_build", { n: built.length });
  const thrown = verbs(said, "discard");
  if (thrown.length > 0) return say("result_discard", { n: thrown.length });
  const stowed = verbs(said, "stow");
  if (stowed.length > 0) return say("result_stow", { n: stowed.length });
  if (wordsOf(first).verb === "spend") return say("result_pay");
  if (first === "end") return say("result_end");
  return answer(first, decision, facts, view) ?? choiceWord(first, facts, view);
}

/** A chosen step in a few words. */
export function chip(step: string, n: number, facts: AhosFacts, raw: View | null): Chip | null {
  const view = readView(raw);
  const { verb, operands } = wordsOf(step);
  const [one = "", two = "", three = ""] = operands;
  if (verb === "done" || operands.length === 0) return verb === "done" || verb === "move" || verb === "produce" ? null : { text: choiceWord(step, facts, view) ?? step };
  switch (verb) {
    case "move":
    case "warp":
      return { text: say("chip_way", { n, from: placeName(facts, view, two), to: placeName(facts, view, three) }), piece: one };
    case "build":
      return { text: say("chip_at", { n, place: placeName(facts, view, two) }), piece: one };
    case "lose":
      return { text: String(n), piece: one };
    case "spend": {
      const name = isToken(one) ? tokenName(facts, one) : heldWord(facts, one);
      return { text: say("chip_spend", { name, resource: resourceWord(two) }) };
    }
    case "discard":
    case "stow":
      return { text: cardName(facts, one) };
    default:
      return { text: choiceWord(step, facts, view) ?? step };
  }
}
