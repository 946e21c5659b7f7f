import { Refused } from "../../net/http";
import { language } from "../index.svelte";
import type { Language } from "../texts";
import { en } from "./en";
import { it } from "./it";
import { pl } from "./pl";
import type { Problem } from "./types";

const tables: Record<Language, Record<Problem, string>> = { en, it, pl };

/** A code of the server in our words. */
export const errorText = (problem: Problem): string => problem in en ? tables[language()][problem] : tables[language()].unknown;

export const sayError = (error: unknown): string => errorText(error instanceof Refused ? error.code : "unknown");
