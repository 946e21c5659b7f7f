import { speaker } from "../words";
import { en } from "./en";
import { it } from "./it";
import { pl } from "./pl";

export type TiKey = keyof typeof en;

/** Texts that both editions have, in the language that is set; names of things come from the game (`Words`). */
export const { say, word } = speaker<TiKey>(en, it, pl);
