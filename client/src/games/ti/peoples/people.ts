// A faction or a race before anything is played, as its sheet shows it.
import type { ShapeName } from "../icons/shapes";

/** Something that it begins with: a picture, if there is one, and words. */
export interface StartItem {
  icon?: ShapeName;
  colour?: string;
  /** What the icon says. */
  label?: string;
  text: string;
}

export interface People {
  /** Its word in options and choices. */
  key: string;
  /** The thing that a click on its sheet is. */
  target: string;
  name: string;
  sigil: string;
  /** How it plays, in one sentence. */
  plays: string;
  /** Good for a first game. */
  easy: boolean;
  worlds: readonly { id: string; name: string; resources: number; influence: number }[];
  units: readonly { unit: string; count: number }[];
  /** It has a flagship of its own. */
  flagship: boolean;
  start: readonly StartItem[];
  abilities: readonly { id: string; name: string; text: string; when?: string }[];
}

export const byName = (peoples: readonly People[]): People[] => [...peoples].sort((a, b) => a.name.localeCompare(b.name));
