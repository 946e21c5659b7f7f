// What the server says, in the language that is set.
import type { Saying } from "../../net/types";
import { Sayer } from "../saying";
import type { AhosFacts } from "./facts";
import { operandWord } from "./logLine";
import { SAYINGS } from "./sayings";
import { en } from "./texts/sayings/en";
import { it } from "./texts/sayings/it";
import { pl } from "./texts/sayings/pl";
import type { AhosView } from "./view";

const TABLES = { en, it, pl };

export const said = (sayings: readonly Saying[], facts: AhosFacts, view: AhosView | null): string =>
  new Sayer(SAYINGS, TABLES, (kind, id) => operandWord(kind, id, facts, view)).all(sayings);
