import { gameTexts } from "../../i18n/game";
import { en } from "./texts/en";
import { it } from "./texts/it";
import { pl } from "./texts/pl";

export type SayKey = keyof typeof en;

/** A text of this board in the language that is set. */
export const say = gameTexts(en, it, pl);

export { seatWord } from "../../i18n/seats";
