import { gameTexts } from "../../../i18n/game";
import { en } from "./en";
import { it } from "./it";
import { pl } from "./pl";

export type Ti4Key = keyof typeof en;

/** A text of this game in the language that is set. */
export const say = gameTexts(en, it, pl);

const has = (key: string): key is Ti4Key => key in en;

/** The word for something the server names by an id, e.g. word("phase", "action"); the id if we have none. */
export function word(family: string, id: string): string {
  const key = `${family}_${id}`;
  return has(key) ? say(key) : id.replaceAll("_", " ");
}

export const knows = (family: string, id: string): boolean => has(`${family}_${id}`);
