// What the frame must know of the events of this game: where each stands in the tree, what it is about.
import type { GameLog, LogLevel, LogTopic, Tally, TargetKey } from "../board";
import { operandsOf } from "../notation";
import { EVENTS } from "./patterns";

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
