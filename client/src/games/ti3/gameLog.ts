// What the frame must know of the events of this game: where each stands in the tree, what it is about.
import type { GameLog, LogTopic, TargetKey } from "../board";
import { gameLogOf } from "../ti/gameLog";
import { isSystem } from "./known";
import { EVENTS } from "./patterns";

const all = (topic: LogTopic, ...verbs: string[]): Record<string, LogTopic> => Object.fromEntries(verbs.map((verb) => [verb, topic]));

const table: GameLog = gameLogOf({
  events: EVENTS,
  levels: { round: "round", phase: "phase", turn_began: "action", strategy_taken: "action", political_drawn: "action" },
  topics: {
    ...all("fight", "space_battle", "invasion", "combat_round", "dice_rolled", "die", "hits_cancelled", "unit_destroyed", "unit_damaged"),
    ...all("fight", "retreat_announced", "retreated", "battle_won", "battle_drawn", "invasion_won", "invasion_failed"),
    ...all("trade", "trade_opened", "offer_made", "offer_declined", "offer_refused", "agreement_made", "agreement_ended", "goods_given"),
    ...all("trade", "card_given", "card_passed"),
    ...all("points", "claimed", "points_gained", "points_lost", "objective_revealed", "won", "game_over"),
  },
  tallies: {
    control_gained: { what: "places", at: 0 },
    control_lost: { what: "places_lost", at: 0 },
    points_gained: { what: "points", at: 2 },
    claimed: { what: "points", at: 3 },
    unit_destroyed: { what: "lost", at: 0 },
    units_produced: { what: "built", at: 2 },
    goods_gained: { what: "goods", at: 2 },
    technology_gained: { what: "technology", at: 0 },
    law_owner: { what: "law", at: 0 },
    space_battle: { what: "fights", at: 0 },
    invasion: { what: "fights", at: 0 },
  },
  texts: { card: "card", technology: "technology", ability: "ability", political: "agenda", law: "law", objective: "objective", counter: "counter", leader: "leader" },
  isSystem,
  befallsFirst: new Set([
    "unit_destroyed",
    "unit_removed",
    "control_lost",
    "goods_lost",
    "points_lost",
    "technology_lost",
    "card_cancelled",
    "eliminated",
    "leader_killed",
    "leader_captured",
  ]),
  befallsSecond: new Set(["space_battle", "invasion", "goods_given", "card_given", "card_passed", "hand_seen", "card_seen", "strategy_given", "offer_made"]),
  befallsBoth: new Set(["offer_declined", "agreement_ended"]),
  // One pays with planets oneself.
  befallsByOthers: new Set(["planet_exhausted", "unit_damaged", "counter_on_board"]),
  begins: new Set(["space_battle", "invasion"]),
  won: new Set(["battle_won", "invasion_won"]),
  drawn: new Set(["battle_drawn", "invasion_failed"]),
});

/** A line in front of points that tells whose text gives them. Who plays a strategy card is said without its name: of
 * those Imperial alone gives points. */
function givenBy(line: string): TargetKey | undefined {
  const [verb, , what = ""] = line.split(" ");
  if (verb === "action") return what === "strategic" ? "strategy:imperial" : undefined;
  const gives = verb === "political_drawn" || verb === "counter_revealed";
  return gives ? table.cards?.(line).at(-1) : undefined;
}

/** The Settlers whom somebody else has met are mine: his roll for them stands right before the planet. After a battle for
 * it stands who won. */
function settled(text: string, seat: string, before = ""): boolean {
  const [verb, owner] = text.split(" ");
  const [rolled, roller, unit] = before.split(" ");
  return verb === "control_gained" && owner === seat && rolled === "die" && unit === "ground_force" && roller !== seat;
}

export const gameLog: GameLog = {
  ...table,
  befell: (text, seat, own, before) => settled(text, seat, before) || (table.befell?.(text, seat, own, before) ?? false),
  points: (text) => {
    const [verb, seat = "", , n] = text.split(" ");
    return verb === "claimed" ? { seat, n: Number(n) } : table.points(text);
  },
  source: (text, before) => (text.startsWith("points_") ? before.map(givenBy).filter((key) => key !== undefined).at(-1) : undefined),
};
