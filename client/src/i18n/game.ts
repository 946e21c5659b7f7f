import { language } from "./index.svelte";
import { fillIn, type Fill, type Language } from "./texts";

/**
 * The texts of one game. `it` and `pl` must have exactly the keys of `en`:
 *   const say = gameTexts(en, it, pl);   say("fleet"), say("fleets_of", { name })
 */
export function gameTexts<T extends Record<string, string>>(
  en: T,
  it: Record<keyof T, string>,
  pl: Record<keyof T, string>,
): (key: keyof T & string, fill?: Fill) => string {
  const tables: Record<Language, Record<keyof T, string>> = { en, it, pl };
  return (key, fill) => fillIn(tables[language()][key], fill, language());
}
