// Which questions are the middle of something, and what is chosen in them to begin with.
import type { Decision } from "../../net/types";
import { selection, type Manners } from "../../state/manners";

/** An answer that stops before one of these is half an answer. */
const INSIDE: ReadonlySet<string> = new Set(["produce", "move", "pay", "discard", "stow", "lose", "retreat", "text"]);

const USUAL: Readonly<Record<string, string>> = { free_text: "end" };

function filled(decision: Decision, steps: readonly string[]): string[] {
  if (decision.proposal) return selection(decision);
  const wanted = steps.length === 0 ? USUAL[decision.kind] : undefined;
  return wanted && decision.options?.some((option) => option.choice === wanted) ? [wanted] : [];
}

const ADDS: Readonly<Record<string, string>> = { build: "production", move: "moved", warp: "moved" };
/** What a step counts against; "move" alone is the action. */
const adds = (step: string): string[] => {
  const [verb = "", unit] = step.split(" ");
  return unit && ADDS[verb] ? [ADDS[verb]] : [];
};

export const manners: Manners = {
  inside: (kind) => INSIDE.has(kind),
  filled,
  begins: () => false,
  adds,
  closing: (kind) => kind === "free_text",
};
