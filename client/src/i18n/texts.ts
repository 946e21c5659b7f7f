import type { en } from "./en";

export type TextKey = keyof typeof en;
export type Texts = Record<TextKey, string>;
export type Language = "en" | "it" | "pl";
export const languages: Language[] = ["en", "it", "pl"];
export type Fill = Record<string, string | number>;

/** Forms of a word beside a number, in the order in which a text gives them. */
const FORMS: Record<Language, Intl.LDMLPluralRule[]> = {
  en: ["one", "other"],
  it: ["one", "other"],
  pl: ["one", "few", "many"],
};

function formOf(n: number, words: string[], language: Language): string {
  const at = FORMS[language].indexOf(new Intl.PluralRules(language).select(n));
  return words[at] ?? words.at(-1) ?? "";
}

/** Puts values into the places of a text: "{name} draws {n} {n|card|cards}"; Polish has three forms. */
export function fillIn(text: string, fill?: Fill, language: Language = "en"): string {
  if (!fill) return text;
  return text.replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (whole, name: string, forms: string) => {
    if (!(name in fill)) return whole;
    return forms ? formOf(Number(fill[name]), forms.slice(1).split("|"), language) : String(fill[name]);
  });
}

/** The places of a text, each once. */
export const placesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map((found) => found[1] ?? ""))].sort();
