// Choices and events in the language that is set, put together from their language-neutral words.
import { placesOf } from "../ti/sentences";
import { readChoice, readEvent, type Phrase } from "../notation";
import type { Facts } from "./pack";
import { CHOICES, EVENTS, type ChoiceKey, type EventKey } from "./patterns";
import { systemName } from "./places";
import { takenBy } from "./taken";
import { say, word, type Ti4Key } from "./texts";

function noteName(note: string, facts: Facts): string {
  const [kind = "", seat = ""] = note.split("/");
  return say("note_of", { name: facts.notes.get(kind)?.name ?? say("note"), who: word("seat", seat) });
}

/** A thing by whatever it is: what `use`, `vote` and outcomes may name. */
function anyName(id: string, facts: Facts): string {
  if (id === "for") return say("vote_for");
  if (id === "against") return say("vote_against");
  if (id === "none") return say("nothing");
  if (id.includes("/")) return noteName(id, facts);
  const found =
    facts.technologies.get(id) ??
    facts.planets.get(id) ??
    facts.actionCards.get(id) ??
    facts.agendas.get(id) ??
    facts.objectives.get(id) ??
    facts.abilities.get(id) ??
    facts.units.get(id);
  return found?.name ?? word("seat", id);
}

function pieceName(piece: string): string {
  const unit = word("unit", piece.replace(/^damaged_/, ""));
  return piece.startsWith("damaged_") ? say("damaged_unit", { unit }) : unit;
}

/** A word of the notation as a name for people. */
export function nameOf(kind: string, id: string, facts: Facts): string {
  switch (kind) {
    case "seat":
      return id === "none" ? say("nobody") : word("seat", id);
    case "system":
      return systemName(id, facts);
    case "place":
      return /^\d+$/.test(id) ? systemName(id, facts) : (facts.planets.get(id)?.name ?? id);
    case "unit":
    case "piece":
      return pieceName(id);
    case "strategy":
      return facts.strategies.get(id)?.name ?? id;
    case "faction":
      return facts.factions.get(id)?.name ?? id;
    case "note":
      return noteName(id, facts);
    case "pool":
      return word("pools", id);
    case "wormhole":
    case "phase":
    case "roll":
    case "action":
      return word(kind, id);
    case "number":
    case "spot":
      return id;
    default:
      return anyName(id, facts);
  }
}

const fits = (kind: string, id: string): boolean => {
  if (kind === "number") return /^\d+$/.test(id);
  if (kind === "note") return id.includes("/");
  return kind !== "card" || !id.includes("/");
};

function fill(key: Ti4Key, phrase: Phrase<string>, facts: Facts): string {
  return say(
    key,
    placesOf(phrase, (kind, id) => nameOf(kind, id, facts)),
  );
}

export function choiceSentence(choice: string, facts: Facts): string | undefined {
  const found = readChoice<ChoiceKey>(CHOICES, choice, fits);
  return found && fill(`do_${found.key}`, found, facts);
}

export function eventSentence(text: string, facts: Facts, before?: string): string | undefined {
  const taken = takenBy(text, before);
  if (taken)
    return say(taken.what === "goods" ? "goods_taken" : "commodities_taken", {
      who: word("seat", taken.taker),
      n: taken.n,
      from: word("seat", taken.from),
      by: anyName(taken.by, facts),
    });
  const found = readEvent<EventKey>(EVENTS, text);
  return found && fill(`ev_${found.key}`, found, facts);
}
