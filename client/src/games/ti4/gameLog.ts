// What the frame must know of the events of this game: where each stands in the tree, what it is about.
import type { GameLog, LogLevel, LogTopic, Tally, TargetKey } from "../board";
import { operandsOf } from "../notation";
import { EVENTS } from "./patterns";
import { takenBy } from "./taken";

const LEVELS: Record<string, LogLevel> = {
  round: "round",
  phase: "phase",
  turn_began: "action",
  strategy_taken: "action",
  agenda_revealed: "action",
};

const TOPICS: Record<string, LogTopic> = {
  space_combat: "fight",
  ground_combat: "fight",
  combat_round: "fight",
  dice_rolled: "fight",
  die: "fight",
  hits_cancelled: "fight",
  unit_destroyed: "fight",
  unit_damaged: "fight",
  retreat_announced: "fight",
  retreated: "fight",
  combat_won: "fight",
  combat_drawn: "fight",
  ground_combat_won: "fight",
  ground_combat_drawn: "fight",
  offer_made: "trade",
  offer_accepted: "trade",
  offer_declined: "trade",
  commodities_given: "trade",
  goods_given: "trade",
  card_given: "trade",
  card_passed: "trade",
  note_given: "trade",
  note_passed: "trade",
  scored: "points",
  points_gained: "points",
  points_lost: "points",
  custodians_removed: "points",
  objective_revealed: "points",
  won: "points",
};

/** The place of the number in a text, or 0 for "one". */
const TALLIES: Record<string, { what: Tally["what"]; at: number }> = {
  control_gained: { what: "places", at: 0 },
  control_lost: { what: "places_lost", at: 0 },
  points_gained: { what: "points", at: 2 },
  unit_destroyed: { what: "lost", at: 0 },
  units_produced: { what: "built", at: 2 },
  goods_gained: { what: "goods", at: 2 },
  technology_gained: { what: "technology", at: 0 },
  law_owner: { what: "law", at: 0 },
  space_combat: { what: "fights", at: 0 },
  ground_combat: { what: "fights", at: 0 },
};

/** Kinds of things that have a text to read. */
const TEXTS = new Set(["card", "note", "technology", "ability", "agenda", "law", "objective"]);

/** What others mostly do to somebody: who is named first, or second, suffers or gets it. */
const BEFALLS_FIRST = new Set(["unit_destroyed", "unit_removed", "control_lost", "goods_lost", "points_lost", "technology_lost", "card_cancelled", "note_returned", "eliminated"]);
const BEFALLS_SECOND = new Set(["space_combat", "ground_combat", "goods_given", "commodities_given", "card_given", "card_passed", "note_given", "note_passed", "hand_seen", "card_seen"]);
/** One pays with planets oneself; only by somebody else is it news. */
const BEFALLS_BY_OTHERS = new Set(["planet_exhausted", "unit_damaged", "token_placed"]);

const numberAt = (words: string[], at: number): number => (at === 0 ? 1 : Number(words[at]) || 0);

function placesOf(kind: string, word: string): TargetKey[] {
  if (kind === "system") return [`system:${word}`];
  if (kind === "planet") return [`planet:${word}`];
  if (kind === "place") return [/^\d+$/.test(word) ? `system:${word}` : `planet:${word}`];
  return [];
}

export const gameLog: GameLog = {
  level: (text) => LEVELS[text.split(" ")[0] ?? ""] ?? "line",
  round: (text) => {
    const [verb, n] = text.split(" ");
    return verb === "round" ? Number(n) : undefined;
  },
  topic: (text) => TOPICS[text.split(" ")[0] ?? ""],
  places: (text) => {
    return operandsOf(EVENTS, text).flatMap(([kind, word]) => placesOf(kind, word));
  },
  cards: (text) => {
    return operandsOf(EVENTS, text).flatMap(([kind, word]) => (TEXTS.has(kind) ? [`${kind}:${word}`] : []));
  },
  tally: (text) => {
    const words = text.split(" ");
    const found = TALLIES[words[0] ?? ""];
    return found && { seat: words[1] ?? "", what: found.what, n: numberAt(words, found.at) };
  },
  befell: (text, seat, own, before) => {
    const [verb = "", first, second] = text.split(" ");
    if (verb === "offer_declined") return first === seat || second === seat;
    const taken = takenBy(text, before);
    if (taken) return taken.from === seat;
    if (BEFALLS_SECOND.has(verb)) return second === seat;
    return first === seat && (BEFALLS_FIRST.has(verb) || (!own && BEFALLS_BY_OTHERS.has(verb)));
  },
  fight: (text) => {
    const [verb, first = "", second = ""] = text.split(" ");
    if (verb === "space_combat" || verb === "ground_combat") return { sides: [first, second] };
    if (verb === "combat_won" || verb === "ground_combat_won") return { winner: first };
    return verb === "combat_drawn" || verb === "ground_combat_drawn" ? { winner: null } : undefined;
  },
  die: (text) => {
    const [verb, , , face] = text.split(" ");
    return verb === "die" ? Number(face) : undefined;
  },
  points: (text) => {
    const [verb, seat = "", n] = text.split(" ");
    if (verb === "points_gained") return { seat, n: Number(n) };
    return verb === "points_lost" ? { seat, n: -Number(n) } : undefined;
  },
};
