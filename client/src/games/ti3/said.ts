// What the server says, in the language that is set.
import type { Saying } from "../../net/types";
import { Sayer } from "../saying";
import { cardFace } from "./cardTexts";
import type { Facts } from "./pack";
import { SAYINGS } from "./sayings";
import { nameOf } from "./sentences";
import { say } from "./texts";
import { en } from "./texts/sayings/en";
import { it } from "./texts/sayings/it";
import { pl } from "./texts/sayings/pl";

const TABLES = { en, it, pl };

/** Name and text of a card: "Repeal: ...". */
function cardText(kind: string, id: string, facts: Facts): string {
  const face = cardFace(`${kind}:${id}`, facts);
  return face ? `${face.name}: ${face.text}` : nameOf("ability", id, facts);
}

function word(kind: string, id: string, facts: Facts): string {
  switch (kind) {
    case "primary_text":
      return facts.strategies.get(id)?.primary ?? "";
    case "secondary_text":
      return facts.strategies.get(id)?.secondary ?? "";
    case "political_text":
      return cardText("agenda", id, facts);
    case "ability_text":
      return cardText("ability", id, facts);
    case "seat":
      // Nobody's units are those of the planet.
      return id === "none" ? say("locals_here") : nameOf(kind, id, facts);
    default:
      return nameOf(kind, id, facts);
  }
}

export const said = (sayings: readonly Saying[], facts: Facts): string =>
  new Sayer(SAYINGS, TABLES, (kind, id) => word(kind, id, facts)).all(sayings);
