import type { LogEvent, View } from "../../net/types";

/** A place worth jumping to: the begin of an action, a fight, a phase. */
export interface Mark {
  step: number;
  /** The server's name for the action; only told apart by it, never shown. */
  text: string;
  round?: number;
  /** Whose turn it is. */
  seat?: string;
}

/** The answer to `replay`: how the game stood after a step, for one pair of eyes. */
export interface Moment {
  step: number;
  steps: number;
  view: View;
  events?: LogEvent[];
  marks?: Mark[];
  /** With all hands open: what each seat saw. */
  views?: Record<string, View>;
  decision?: { seat: string; kind: string } | null;
  /** The choice that led here, in notation. */
  made?: string;
}

/** "" = every hand open. */
export type Eyes = string;
