// What the server says, in the language that is set.
import type { Saying } from "../../net/types";
import { Sayer } from "../saying";
import { cardFace } from "./cardTexts";
import type { Facts } from "./pack";
import { SAYINGS } from "./sayings";
import { nameOf } from "./sentences";
import { en } from "./texts/sayings/en";
import { it } from "./texts/sayings/it";
import { pl } from "./texts/sayings/pl";

const TABLES = { en, it, pl };
const ABILITIES = ["card", "technology", "ability", "note", "law", "objective"];

/** Name and text of a card: "Mutiny: ...". */
function cardText(kinds: string[], id: string, facts: Facts): string {
  const face = kinds.map((kind) => cardFace(`${kind}:${id}`, facts)).find(Boolean);
  return face ? `${face.name}: ${face.text}` : "";
}

function word(kind: string, id: string, facts: Facts): string {
  switch (kind) {
    case "primary_text":
      return facts.strategies.get(id)?.primary ?? "";
    case "secondary_text":
      return facts.strategies.get(id)?.secondary ?? "";
    case "agenda_text":
      return cardText(["agenda"], id, facts);
    case "ability_text":
      return cardText(ABILITIES, id, facts);
    default:
      return nameOf(kind, id, facts);
  }
}

export const said = (sayings: readonly Saying[], facts: Facts): string =>
  new Sayer(SAYINGS, TABLES, (kind, id) => word(kind, id, facts)).all(sayings);
