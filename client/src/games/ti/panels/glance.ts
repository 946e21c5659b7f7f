// What the card of a player shows.
import type { ShapeName } from "../icons/shapes";
import { say } from "../texts";

export interface Fact {
  icon: ShapeName;
  name: string;
  n: number;
  of?: number | string;
  size?: number;
  colour?: string;
  /** At the right end, with all that follow. */
  push?: boolean;
}
export interface GlanceChip {
  text: string;
  icon?: ShapeName;
  title?: string;
  used?: boolean;
  /** A state, not a card. */
  plain?: boolean;
}
export interface Glance {
  sigil: string;
  /** What the seat plays; the colour while that is open. */
  side: string;
  colour: string;
  points: number;
  turn: boolean;
  /** Two lines beside the coin, then wider ones. */
  lines: readonly (readonly Fact[])[];
  chips: readonly GlanceChip[];
}

/** What a player is just now, after the cards. */
export const stateChips = (is: { speaker: boolean; passed: boolean; eliminated: boolean }): GlanceChip[] => [
  ...(is.speaker ? [{ text: say("speaker"), plain: true, icon: "speaker" as const }] : []),
  ...(is.passed ? [{ text: say("passed"), plain: true }] : []),
  ...(is.eliminated ? [{ text: say("eliminated"), plain: true }] : []),
];

/** The same fact, if there is anything to tell. */
export const ifAny = (fact: Fact): Fact[] => (fact.n > 0 ? [fact] : []);
