// Which kind of thing a word names is the pack's knowledge; a choice or an event alone does not tell it.
import { parsePack, type Facts } from "./pack";

let known: Facts | undefined;

export function learn(files: Record<string, string>): Facts {
  known = parsePack(files);
  return known;
}

export const knownFacts = (): Facts | undefined => known;
export const isSystem = (word: string): boolean => known?.systems.has(word) ?? false;
