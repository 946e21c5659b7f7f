import { en } from "./en";
import { it } from "./it";
import { pl } from "./pl";
import { fillIn, languages, type Fill, type Language, type TextKey, type Texts } from "./texts";

export const tables: Record<Language, Texts> = { en, it, pl };

let current = $state<Language>("en");

export function language(): Language {
  return current;
}

export function setLanguage(to: Language): void {
  current = to;
  if (typeof document !== "undefined") document.documentElement.lang = to;
}

/** The first language of the browser that we have. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((known) => tag.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

/** A text in the language that is set; components that call it follow a change. */
export function t(key: TextKey, fill?: Fill): string {
  return fillIn(tables[current][key], fill, current);
}

/** A text that depends on a number: keys NAME_one, NAME_few, NAME_many, the last for all others. */
export function tn(name: string, n: number, fill?: Fill): string {
  const form = new Intl.PluralRules(current).select(n);
  const texts = tables[current] as Record<string, string>;
  const text = texts[`${name}_${form}`] ?? texts[`${name}_many`] ?? name;
  return fillIn(text, { n, ...fill }, current);
}
