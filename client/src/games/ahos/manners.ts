// Which questions are the middle of something, and what is chosen in them to begin with.
import type { Decision } from "../../net/types";
import { selection, type Manners } from "../../state/manners";

/** An answer that stops before one of these is half an answer. */
const INSIDE: ReadonlySet<string> = new Set(["produce", "move", "pay", "discard", "stow", "lose", "retreat", "text"]);

const USUAL: Readonly<Record<string, string>> = { free_text: "end", react: "pass" };

function filled(decision: Decision, steps: readonly string[]): string[] {
  if (decision.proposal) return selection(decision);
  const wanted = steps.length === 0 ? USUAL[decision.kind] : undefined;
  return wanted && decision.options?.some((option) => option.choice === wanted) ? [wanted] : [];
}

export const manners: Manners = { inside: (kind) => INSIDE.has(kind), filled, begins: () => false };
