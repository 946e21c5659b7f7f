import { en } from "./en";
import { t } from "./index.svelte";
import type { TextKey } from "./texts";

/** An option of a game in our words, else what the server says about it. */
export function optionName(name: string, meaning: string): string {
  const key = `option_${name}`;
  return key in en ? t(key as TextKey) : meaning;
}

/** What an option changes, where its name alone does not tell. */
export function optionAbout(name: string): string {
  const key = `option_about_${name}`;
  return key in en ? t(key as TextKey) : "";
}

/** A value of an option in our words; numbers and names stay as they are. */
export function optionValue(value: string): string {
  const key = `option_value_${value}`;
  return key in en ? t(key as TextKey) : value;
}
