import { Refused } from "../net/http";
import { en } from "./en";
import { t } from "./index.svelte";
import type { TextKey } from "./texts";

const WITH_SENTENCE = new Set(["bad_settings", "trouble", "other_rules"]);

/** A code of the server in our words; its own sentence where it tells more than the code. */
export function errorText(code: string, sentence = ""): string {
  const key = `error_${code}`;
  if (!(key in en)) return sentence || code;
  const ours = t(key as TextKey);
  return WITH_SENTENCE.has(code) && sentence ? `${ours} (${sentence})` : ours;
}

export function sayError(error: unknown): string {
  if (error instanceof Refused) return errorText(error.code, error.sentence);
  return error instanceof Error ? error.message : String(error);
}
