import type { en } from "./en";

export type TextKey = keyof typeof en;
export type Texts = Record<TextKey, string>;
export type Language = "en" | "it" | "pl";
export const languages: Language[] = ["en", "it", "pl"];
export type Fill = Record<string, string | number>;

/** Puts values into the places of a text: "{name} sits down". */
export function fillIn(text: string, fill?: Fill): string {
  if (!fill) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in fill ? String(fill[name]) : whole));
}
