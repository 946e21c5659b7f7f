import { speaker, type Words } from "../../ti/words";
import { en } from "./en";
import { it } from "./it";
import { pl } from "./pl";

export type Ti4Key = keyof typeof en;

/** Texts of this game in the language that is set, and its words for what the server names by an id. */
export const { say, word, knows, units } = speaker<Ti4Key>(en, it, pl);

/** The same for what both editions draw. */
export const words: Words = { say, word, knows, units };
