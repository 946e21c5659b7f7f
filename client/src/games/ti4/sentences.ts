// Choices and events in the language that is set, put together from their language-neutral words.
import type { Facts } from "./pack";
import { CHOICES, EVENTS } from "./patterns";
import { knows, say, word, type Ti4Key } from "./texts";

const PLACES = ["a", "b", "c", "d"] as const;

export function systemName(number: string, facts: Facts): string {
  const tile = facts.tiles.get(number);
  const planets = (tile?.planets ?? []).map((id) => facts.planets.get(id)?.name ?? id);
  if (planets.length > 0) return `${number} (${planets.join(", ")})`;
  return tile?.anomaly ? `${number} (${word("anomaly", tile.anomaly)})` : number;
}

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

/** The names of a pattern's places, or nothing if the words do not have its shape. */
function read(
  pattern: string,
  words: string[],
): { kinds: string[]; ids: string[]; literals: string[] } | null {
  const parts = pattern.split(" ");
  if (parts.length !== words.length) return null;
  const out = { kinds: [] as string[], ids: [] as string[], literals: [] as string[] };
  for (const [i, part] of parts.entries()) {
    const given = words[i] ?? "";
    const kind = /^\{(\w+)\}$/.exec(part)?.[1];
    if (kind === undefined) {
      if (part !== given) return null;
      out.literals.push(part);
    } else {
      if (!fits(kind, given)) return null;
      out.kinds.push(kind);
      out.ids.push(given);
    }
  }
  return out;
}

// The same verb with and without an operand says two things.
const WITH_OPERAND: Record<string, string> = { fire: "fire_at", retreat: "retreat_to" };

function fill(key: string, kinds: string[], ids: string[], facts: Facts): string {
  const names = ids.map((id, i) => [PLACES[i] ?? "d", nameOf(kinds[i] ?? "", id, facts)] as const);
  return say(key as Ti4Key, Object.fromEntries(names));
}

export function choiceSentence(choice: string, facts: Facts): string | undefined {
  const words = choice.split(" ");
  for (const pattern of CHOICES) {
    const found = read(pattern, words);
    if (!found) continue;
    const verb = found.literals.join("_");
    const key = found.ids.length > 0 ? (WITH_OPERAND[verb] ?? verb) : verb;
    return knows("do", key) ? fill(`do_${key}`, found.kinds, found.ids, facts) : undefined;
  }
  return undefined;
}

export function eventSentence(text: string, facts: Facts): string | undefined {
  const [verb = "", ...ids] = text.split(" ");
  const kinds = EVENTS[verb];
  if (!kinds || ids.length > kinds.length || !knows("ev", verb)) return undefined;
  // Older games tell less of some events: good enough if the sentence does not need the rest.
  const sentence = fill(`ev_${verb}`, kinds, ids, facts);
  return /\{[a-d]\}/.test(sentence) ? undefined : sentence;
}
