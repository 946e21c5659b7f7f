// An answer of two halves, a tile and its place: a click on one half means something else when the other is in hand.
import type { TargetKey } from "../games/board";
import type { Option } from "../net/types";

/** "piece": what one takes in hand; "place": where it may go. */
export type Half = "piece" | "place";

export interface Hand {
  /** The half that waits for the other one. */
  held: TargetKey | null;
  /** The halves of the answer that is drafted. */
  drafted: readonly TargetKey[];
}

export type HalfClick =
  /** Both halves are there: this is the answer. */
  | { does: "choose"; choice: string }
  /** Now this half waits for the other; a draft is dropped. */
  | { does: "hold"; held: TargetKey | null }
  /** They do not go together; `held` is what stays in hand. */
  | { does: "why"; partner: TargetKey | null; held: TargetKey | null };

/** `options`: those that touch the half that was clicked. */
export function clickHalf(
  target: TargetKey,
  { held, drafted }: Hand,
  options: readonly Option[],
  targetsOf: (choice: string) => readonly TargetKey[],
  halfOf: (target: TargetKey) => Half | undefined,
): HalfClick {
  const half = halfOf(target);
  const isOther = (key: TargetKey): boolean => halfOf(key) !== undefined && halfOf(key) !== half;
  const partner = [...(held ? [held] : []), ...drafted].find(isOther) ?? null;
  // What is in hand already is put down; the other half stays.
  if (drafted.includes(target) || held === target) return { does: "hold", held: partner };
  if (options.length === 0) return { does: "why", partner, held };
  if (!partner) {
    const [only] = options;
    return options.length === 1 && only ? { does: "choose", choice: only.choice } : { does: "hold", held: target };
  }
  const whole = options.find(({ choice }) => targetsOf(choice).includes(partner));
  if (whole) return { does: "choose", choice: whole.choice };
  return { does: "why", partner, held: half === "piece" ? target : partner };
}
