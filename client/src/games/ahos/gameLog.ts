// What the frame must know of the events of this game: where each stands in the tree, what it is about.
import type { GameLog, LogTopic, Tally, TargetKey } from "../board";
import { operandsOf } from "../notation";
import { EVENTS } from "./patterns";
import { key } from "./keys";

const TOPICS: Record<string, LogTopic> = {
  combat_began: "fight",
  neutral_combat_began: "fight",
  alien_revealed: "fight",
  alien_removed: "fight",
  stayed: "fight",
  withdrew: "fight",
  yielded: "fight",
  answered: "fight",
  margin_now: "fight",
  unit_lost: "fight",
  retreated: "fight",
  combat_won: "fight",
  neutral_won: "fight",
  pact_made: "trade",
  pact_ended: "trade",
  points: "points",
  final_score: "points",
  won: "points",
};

const TALLIES: Record<string, Tally["what"]> = {
  marker_placed: "places",
  marker_removed: "places_lost",
  unit_lost: "lost",
  built: "built",
  acquired: "technology",
  combat_began: "fights",
  neutral_combat_began: "fights",
};

const MONEY = new Set([
  "spent",
  "spent_token",
  "discarded",
  "system_dealt",
  "took_system",
  "returned_system",
  "text_ended",
]);

function placesOf(kind: string, word: string): TargetKey[] {
  if (kind === "space") return [key.space(word)];
  return kind === "connection" ? [key.connection(word)] : [];
}

export const gameLog: GameLog = {
  level: (text) => {
    const verb = text.split(" ")[0];
    return verb === "turn_began" || verb === "action" ? "action" : "line";
  },
  round: (text) => {
    const [verb, , n] = text.split(" ");
    return verb === "turn_began" ? Number(n) : undefined;
  },
  topic: (text) => TOPICS[text.split(" ")[0] ?? ""],
  places: (text) => {
    return operandsOf(EVENTS, text).flatMap(([kind, word]) => placesOf(kind, word));
  },
  cards: (text) => {
    const [verb = ""] = text.split(" ");
    // Cards that are only spent are money: nobody wants to read them.
    if (MONEY.has(verb)) return [];
    return operandsOf(EVENTS, text).flatMap(([kind, word]) => (kind === "card" || kind === "held" ? [key.card(word)] : []));
  },
  tally: (text) => {
    const [verb = "", seat = ""] = text.split(" ");
    const what = TALLIES[verb];
    return what && { seat, what, n: 1 };
  },
  befell: (text, seat, own) => {
    const [verb, first, second] = text.split(" ");
    if (verb === "combat_began" || verb === "pact_made" || verb === "pact_ended") return second === seat;
    if (first !== seat) return false;
    return verb === "unit_lost" || verb === "marker_removed" || (!own && (verb === "returned_system" || verb === "discarded" || verb === "removed"));
  },
  fight: (text) => {
    const [verb, first = "", second = ""] = text.split(" ");
    if (verb === "combat_began") return { sides: [first, second] };
    if (verb === "neutral_combat_began") return { sides: [first, ""] };
    if (verb === "combat_won") return { winner: first };
    return verb === "neutral_won" ? { winner: "" } : undefined;
  },
  points: (text) => {
    const [verb, seat = "", total] = text.split(" ");
    return verb === "points" || verb === "final_score" ? { seat, total: Number(total) } : undefined;
  },
};
