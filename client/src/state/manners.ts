// What a game says of its questions, for drafts: which are the middle of something, and what is chosen in them to begin with.
import type { Decision, View } from "../net/types";

export interface Manners {
  /** A question in the middle of something: an answer that stops before it is half an answer. */
  inside: (kind: string) => boolean;
  /** What is chosen already when a question is asked; each can be dropped. `steps`: the draft so far, `view`: with them. */
  filled: (decision: Decision, steps: readonly string[], view?: View | null) => string[];
  /** No: the proposal for this question goes on with more than it asks for, which nobody has chosen yet. */
  whole?: (kind: string) => boolean;
  /** What ends a question that has no "done". */
  ending?: (decision: Decision) => string | undefined;
  /** Doing nothing here is an answer that somebody must give: the button does not give it by itself. */
  declines?: (kind: string) => boolean;
  /** Of these: each time it is asked it is about another thing, also right behind an answer of the same kind. */
  anew?: (kind: string) => boolean;
  /** The gauges of which a step uses one more. */
  adds?: (step: string) => string[];
  /** A question that comes when the answer is whole: nothing of it is missing. */
  closing?: (kind: string) => boolean;
  /** What a step is in the list of what was chosen: those with the same name are counted together. */
  alike?: (step: string) => string;
  /** This step loses something or gives it away: in what is chosen it is never the part that is counted as "more". */
  loses?: (step: string) => boolean;
  /** The plan without one of its steps, where those after it must be worded anew. */
  without?: (plan: readonly string[], index: number) => string[];
  /** This step opens another question of that kind: what was asked by the same name before is another matter. */
  begins: (step: string, kind: string) => boolean;
}

/** A proposal as a selection: what ends it is the button's business. */
export function selection(decision: Decision): string[] {
  const steps = decision.proposal?.steps ?? [];
  const end = steps.lastIndexOf("done");
  return end < 0 ? steps : steps.slice(0, end);
}

/** Of a game that says nothing of itself. */
export const plainManners: Manners = {
  inside: () => false,
  filled: selection,
  begins: () => false,
};
