// What the frame must know of the events of this game: where each stands in the tree, what it is about.
import type { GameLog } from "../board";
import { gameLogOf, type Tables } from "../ti/gameLog";
import { EVENTS } from "./patterns";
import { takenBy } from "./taken";

const levels: Tables["levels"] = {
  round: "round",
  phase: "phase",
  turn_began: "action",
  strategy_taken: "action",
  agenda_revealed: "action",
};

const topics: Tables["topics"] = {
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

const tallies: Tables["tallies"] = {
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
const texts = { card: "card", note: "note", technology: "technology", ability: "ability", agenda: "agenda", law: "law", objective: "objective" };

const table: GameLog = gameLogOf({
  events: EVENTS,
  levels,
  topics,
  tallies,
  texts,
  isSystem: (word) => /^\d+$/.test(word),
  befallsFirst: new Set(["unit_destroyed", "unit_removed", "control_lost", "goods_lost", "points_lost", "technology_lost", "card_cancelled", "note_returned", "eliminated"]),
  befallsSecond: new Set(["space_combat", "ground_combat", "goods_given", "commodities_given", "card_given", "card_passed", "note_given", "note_passed", "hand_seen", "card_seen"]),
  befallsBoth: new Set(["offer_declined"]),
  // One pays with planets oneself.
  befallsByOthers: new Set(["planet_exhausted", "unit_damaged", "token_placed"]),
  begins: new Set(["space_combat", "ground_combat"]),
  won: new Set(["combat_won", "ground_combat_won"]),
  drawn: new Set(["combat_drawn", "ground_combat_drawn"]),
});

export const gameLog: GameLog = {
  ...table,
  befell: (text, seat, own, before) => {
    const taken = takenBy(text, before);
    return taken ? taken.from === seat : (table.befell?.(text, seat, own, before) ?? false);
  },
};
