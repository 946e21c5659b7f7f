import { en as kindsEn } from "./kinds/en";
import { it as kindsIt } from "./kinds/it";
import { pl as kindsPl } from "./kinds/pl";
import { language } from "./index.svelte";
import type { Language } from "./texts";

export const kinds: Record<Language, Record<string, string>> = { en: kindsEn, it: kindsIt, pl: kindsPl };

/** A word of the notation for people, when nobody wrote a better one: "first_colony" -> "First colony". */
export function plainWord(word: string): string {
  const spaced = word.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The question that a kind of decision asks. */
export function questionOf(game: string, kind: string): string {
  return kinds[language()][`${game}.${kind}`] ?? plainWord(kind);
}
