import { Refused } from "../../net/http";
import { language } from "../index.svelte";
import { optionName } from "../options";
import type { Language } from "../texts";
import { plainWord } from "../words";
import { en } from "./en";
import { it } from "./it";
import { pl } from "./pl";
import type { Problem } from "./types";

const tables: Record<Language, Record<Problem, string>> = { en, it, pl };

/** A code of the server in our words. */
export const errorText = (problem: Problem): string => problem in en ? tables[language()][problem] : tables[language()].unknown;

/** Why something was not done; of settings that do not fit, which one. */
export function sayError(error: unknown): string {
  if (!(error instanceof Refused)) return errorText("unknown");
  const field = error.code === "bad_settings" ? error.body.field : undefined;
  if (typeof field !== "string") return errorText(error.code);
  return `${errorText(error.code)} (${optionName(field, plainWord(field))})`;
}
