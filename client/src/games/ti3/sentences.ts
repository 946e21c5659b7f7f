// Choices and events in the language that is set, put together from their language-neutral words.
import { readChoice, readEvent, type Phrase } from "../notation";
import { placesOf } from "../ti/sentences";
import { effectSentence } from "./effects";
import { readLoad } from "./load";
import type { Facts } from "./pack";
import { CHOICES, EVENTS, type ChoiceKey, type EventKey } from "./patterns";
import { systemName } from "./places";
import { say, units, word, type Ti3Key } from "./texts";

function pieceName(piece: string): string {
  const unit = word("unit", piece.replace(/^damaged_/, ""));
  return piece.startsWith("damaged_") ? say("damaged_unit", { unit }) : unit;
}

/** What a ship carries: "2 ground forces, 1 PDS". */
function loadName(load: string): string {
  const { units: carried, leaders } = readLoad(load);
  const named = Object.entries(carried).filter(([unit]) => !unit.startsWith("damaged_"));
  const all = [...named.map(([unit, n]) => units(unit, n)), ...(leaders > 0 ? [say("leaders_n", { n: leaders })] : [])];
  return all.join(", ") || say("nothing");
}

/** "Sek'kus (general)"; where two of a race have one name the pack says the type in English behind it. */
export function leaderName(id: string, facts: Facts): string {
  const leader = facts.leaders.get(id);
  return leader ? `${leader.name.replace(/ \(.*\)$/, "")} (${word("leader", leader.type)})` : id;
}

/** A thing with a text or a face by its word, whatever it is. */
export function thingName(id: string, facts: Facts): string | undefined {
  if (facts.systems.has(id)) return systemName(id, facts);
  if (facts.leaders.has(id)) return leaderName(id, facts);
  const found =
    facts.actionCards.get(id) ??
    facts.technologies.get(id) ??
    facts.abilities.get(id) ??
    facts.political.get(id) ??
    facts.strategies.get(id) ??
    facts.objectives.get(id) ??
    facts.planets.get(id) ??
    facts.counters.get(id) ??
    facts.races.get(id) ??
    facts.units.get(id);
  return found?.name;
}

const TECHNOLOGY = /_technology$/;

function outcomeName(id: string, facts: Facts): string {
  if (id === "for" || id === "against") return word("vote", id);
  if (id === "none") return say("nothing");
  if (TECHNOLOGY.test(id)) return word("colour", id.replace(TECHNOLOGY, ""));
  return thingName(id, facts) ?? word("seat", id);
}

/** A word of the notation as a name for people. */
export function nameOf(kind: string, id: string, facts: Facts): string {
  switch (kind) {
    case "seat":
      return id === "none" ? say("nobody") : word("seat", id);
    case "unit":
    case "piece":
      return pieceName(id);
    case "load":
      return loadName(id);
    case "area":
    case "wormhole":
    case "phase":
    case "roll":
    case "action":
    case "colour":
      return word(kind, id);
    case "leader":
      return leaderName(id, facts);
    case "counter":
      return facts.counters.get(id)?.name ?? id;
    case "race":
      return facts.races.get(id)?.name ?? id;
    case "outcome":
      return outcomeName(id, facts);
    case "ability":
      return thingName(id, facts) ?? (word("leader", id) || id);
    case "number":
    case "spot":
      return id;
    default:
      return thingName(id, facts) ?? id;
  }
}

/** Words that tell patterns of the same shape apart. */
function fits(kind: string, id: string, facts: Facts): boolean {
  switch (kind) {
    case "number":
      return /^\d+$/.test(id);
    case "leader":
      return facts.leaders.has(id);
    case "unit":
      return !facts.leaders.has(id);
    default:
      return true;
  }
}

function sentence(key: Ti3Key, phrase: Phrase<string>, facts: Facts, nobody = say("nobody")): string {
  return say(
    key,
    placesOf(phrase, (kind, id) => (kind === "seat" && id === "none" ? nobody : nameOf(kind, id, facts))),
  );
}

/** Where nobody fights it is those who live there. */
const FIGHTS: ReadonlySet<EventKey> = new Set(["invasion", "invasion_won", "invasion_failed", "dice_rolled", "die", "unit_destroyed"]);

/** "effect_began red truce:blue"; none: it is about everybody. */
function beganSentence([seat = "", what = ""]: readonly string[], facts: Facts): string | undefined {
  const [effect = "", on] = what.split(":");
  return effectSentence({ effect, seat: seat === "none" ? null : seat, on: on ?? null }, (id) => thingName(id, facts));
}

export function choiceSentence(choice: string, facts: Facts): string | undefined {
  const found = readChoice<ChoiceKey>(CHOICES, choice, (kind, id) => fits(kind, id, facts));
  return found && sentence(`do_${found.key}`, found, facts);
}

export function eventSentence(text: string, facts: Facts): string | undefined {
  const found = readEvent<EventKey>(EVENTS, text);
  if (!found) return undefined;
  if (found.key === "effect_began") return beganSentence(found.ids, facts);
  if (found.key === "tile_placed" && found.ids[0] === "none") return sentence("tile_lies", found, facts);
  return sentence(`ev_${found.key}`, found, facts, FIGHTS.has(found.key) ? say("locals_here") : undefined);
}
