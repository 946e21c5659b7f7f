// A position as JSON: the structs that state_json and view_json fill (json.cc). The client's types are
// printed from them, so what is written and what is described is one thing. docs/views.md.
#pragma once

#include "engine/contract/shown.h"
#include "games/ti/shown_goals.h"
#include "games/ti4/text/combat_stage.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

using Name = std::string;
using MaybeName = std::optional<std::string>;
using Names = std::vector<std::string>;
using Counts = ByName<int>;

inline ShapeText shape_text(const Unit*) { return {"UnitType"}; }
inline ShapeText shape_text(const Phase*) { return {"Phase"}; }
inline ShapeText shape_text(const RollKind*) { return {"RollKind"}; }

struct ShownSystem {
  MaybeName spot;
  Names tokens;
  ByName<Counts> forces;
  ORRERY_FIELDS(ShownSystem, spot, tokens, forces)
};
inline ShapeText shape_text(const ShownSystem*) {
  return {"SystemView",
          "",
          {{"spot", "place of the map"},
           {"tokens", "seats with a command token here"},
           {"forces", "by seat: units in the space area; damaged_TYPE are counted in TYPE too"}}};
}

struct ShownPlanet {
  Name system;
  MaybeName controller;
  bool exhausted = false;
  int resources = 0;
  int influence = 0;
  ByName<Counts> forces;
  ORRERY_FIELDS(ShownPlanet, system, controller, exhausted, resources, influence, forces)
};
inline ShapeText shape_text(const ShownPlanet*) {
  return {"PlanetView",
          "",
          {{"resources", "now, with laws and attachments"},
           {"influence", "likewise"},
           {"forces", "by seat: units on the planet"}}};
}

// What lies open before a player, and what of the hidden things the viewer knows.
struct ShownSheet {
  MaybeName faction;
  bool passed = false;
  bool eliminated = false;
  int vp = 0;
  int tactic = 0;
  int fleet = 0;
  int strategy = 0;
  int reserve_tokens = 0;
  Names tokens;
  int trade_goods = 0;
  int commodities = 0;
  Counts reserve;
  int returning = 0;
  Names technologies;
  Names exhausted_technologies;
  Names copied;
  Names scored;
  Names planets;
  Names notes;
  Names notes_in_play;
  ByName<Name> wormholes;
  Names secrets;
  Names tiles;
  Counts hand;
  int hand_size = 0;
  Names dealt_secrets;
  ORRERY_FIELDS(ShownSheet, faction, passed, eliminated, vp, tactic, fleet, strategy, reserve_tokens, tokens,
                trade_goods, commodities, reserve, returning, technologies, exhausted_technologies, copied,
                scored, planets, notes, notes_in_play, wormholes, secrets, tiles, hand, hand_size,
                dealt_secrets)
};
inline ShapeText shape_text(const ShownSheet*) {
  return {"PlayerView",
          "",
          {{"tokens", "systems with a command token of this player"},
           {"reserve", "units that are not on the board, by type"},
           {"returning", "infantry on the Infantry II card"},
           {"wormholes", "systems of the Creuss tokens, by kind of wormhole"},
           {"hand", "action cards that the viewer knows of, by kind"}}};
}

// What of a transaction being made a viewer may know.
struct ShownOffer {
  int trade_goods = 0;
  int commodities = 0;
  MaybeName note;
  Names cards;
  ORRERY_FIELDS(ShownOffer, trade_goods, commodities, note, cards)
};
inline ShapeText shape_text(const ShownOffer*) { return {"OfferView"}; }

// What only views tell of a player.
struct ShownKnowledge {
  int secret_count = 0;
  int note_count = 0;
  ShownOffer offer;
  std::optional<int> commodity_limit;
  std::optional<int> fleet_limit;
  ORRERY_FIELDS(ShownKnowledge, secret_count, note_count, offer, commodity_limit, fleet_limit)
};
inline ShapeText shape_text(const ShownKnowledge*) {
  return {"",
          "",
          {{"commodity_limit", "null until the faction is known"},
           {"fleet_limit", "ships that a system may hold; null until the faction is known"}}};
}

struct ShownStrategy {
  MaybeName owner;
  bool exhausted = false;
  int trade_goods = 0;
  ORRERY_FIELDS(ShownStrategy, owner, exhausted, trade_goods)
};
inline ShapeText shape_text(const ShownStrategy*) { return {"StrategyView"}; }

struct ShownLaw {
  MaybeName owner;
  MaybeName planet;
  MaybeName objective;
  bool exhausted = false;
  ORRERY_FIELDS(ShownLaw, owner, planet, objective, exhausted)
};
inline ShapeText shape_text(const ShownLaw*) { return {"LawView"}; }

struct ShownBallot {
  MaybeName outcome;
  int votes = 0;
  ORRERY_FIELDS(ShownBallot, outcome, votes)
};
inline ShapeText shape_text(const ShownBallot*) { return {"BallotView"}; }

struct ShownPrediction {
  Name seat;
  MaybeName outcome;
  Name by;
  ORRERY_FIELDS(ShownPrediction, seat, outcome, by)
};
inline ShapeText shape_text(const ShownPrediction*) { return {"PredictionView"}; }

struct ShownAgenda {
  MaybeName agenda;
  int number = 0;
  ByName<ShownBallot> votes;
  std::vector<ShownPrediction> predictions;
  MaybeName outcome;
  Names barred;
  Counts available;
  ORRERY_FIELDS(ShownAgenda, agenda, number, votes, predictions, outcome, barred, available)
};
inline ShapeText shape_text(const ShownAgenda*) {
  return {"AgendaView",
          "",
          {{"barred", "seats that may not vote"}, {"available", "votes that each seat could still cast"}}};
}

struct ShownSide {
  Name seat;
  int hits = 0;
  int to_assign = 0;
  Counts damaged_now;
  bool retreats = false;
  int bonus = 0;
  ORRERY_FIELDS(ShownSide, seat, hits, to_assign, damaged_now, retreats, bonus)
};
inline ShapeText shape_text(const ShownSide*) {
  return {"CombatSideView",
          "",
          {{"to_assign", "hits not yet taken"}, {"damaged_now", "units damaged in this round, by type"}}};
}

struct ShownCombat {
  Name system;
  MaybeName planet;
  int round = 0;
  CombatStage stage = CombatStage::Start;
  ShownSide attacker;
  ShownSide defender;
  ORRERY_FIELDS(ShownCombat, system, planet, round, stage, attacker, defender)
};
inline ShapeText shape_text(const ShownCombat*) { return {"CombatView", "", {{"planet", "null: in space"}}}; }

struct ShownRoll {
  Name seat;
  RollKind kind = RollKind::Combat;
  ORRERY_FIELDS(ShownRoll, seat, kind)
};
inline ShapeText shape_text(const ShownRoll*) {
  return {"RollView", "Whose dice lie on the table and what for."};
}

struct ShownDie {
  Unit unit = Unit::Fighter;
  int needs = 0;
  int printed = 0;
  int modifier = 0;
  int face = 0;
  ORRERY_FIELDS(ShownDie, unit, needs, printed, modifier, face)
};
inline ShapeText shape_text(const ShownDie*) { return {"DieView", "", {{"needs", "with the modifier"}}}; }

// What states and views share.
struct ShownTable {
  Phase phase = Phase::Setup;
  int round = 0;
  MaybeName speaker;
  bool custodians = false;
  MaybeName active;
  MaybeName active_system;
  ByName<ShownStrategy> strategy_cards;
  MaybeName zero_token;
  ByName<ShownLaw> laws;
  Names objectives;
  std::vector<int> stage_left;
  ShownAgenda agenda;
  Names agenda_discard;
  std::optional<ShownCombat> combat;
  std::optional<ShownRoll> roll;
  std::vector<ShownDie> dice;
  Names winners;
  ByName<ShownSystem> systems;
  ByName<ShownPlanet> planets;
  int action_deck = 0;
  Counts action_discard;
  std::vector<MaybeName> agenda_top;
  ORRERY_FIELDS(ShownTable, phase, round, speaker, custodians, active, active_system, strategy_cards,
                zero_token, laws, objectives, stage_left, agenda, agenda_discard, combat, roll, dice, winners,
                systems, planets, action_deck, action_discard, agenda_top)
};
inline ShapeText shape_text(const ShownTable*) {
  return {"Ti4View",
          "What one viewer may know.",
          {{"active", "whose turn it is"},
           {"stage_left", "public objectives of stage I and II that are still face down"},
           {"agenda_top", "the cards that somebody has put there; null: not seen by the viewer"}}};
}

struct ShownMoving {
  Unit unit = Unit::Fighter;
  bool damaged = false;
  int count = 0;
  Name from;
  int infantry = 0;
  int fighters = 0;
  ORRERY_FIELDS(ShownMoving, unit, damaged, count, from, infantry, fighters)
};
inline ShapeText shape_text(const ShownMoving*) {
  return {"MovingView", "Ships under way to the active system."};
}

struct ShownTransaction {
  Name from;
  Name to;
  ORRERY_FIELDS(ShownTransaction, from, to)
};
inline ShapeText shape_text(const ShownTransaction*) {
  return {"TransactionView", "The two parties of the transaction being made."};
}

using ti::ShownChances;
using ti::ShownProgress;

// What only views tell.
struct ShownOutlook {
  MaybeName viewer;
  std::vector<ShownMoving> moving;
  std::optional<ShownTransaction> transaction;
  Names dealt_with;
  ByName<ByName<ShownProgress>> progress;
  ByName<ShownChances> can_score;
  Names can_win;
  int goal = 0;
  ORRERY_FIELDS(ShownOutlook, viewer, moving, transaction, dealt_with, progress, can_score, can_win, goal)
};
inline ShapeText shape_text(const ShownOutlook*) {
  return {"",
          "",
          {{"viewer", "null: a spectator"},
           {"dealt_with", "with whom the active player has already made a transaction (84.1)"},
           {"progress", "by objective and seat"},
           {"can_win", "seats whose points with both reach the goal"},
           {"goal", "victory points to win"}}};
}

struct ShownPlayers {
  ByName<ShownSheet> players;
  ORRERY_FIELDS(ShownPlayers, players)
};
inline ShapeText shape_text(const ShownPlayers*) { return {}; }

// The shapes of a view; the last one is Ti4View.
std::vector<Shape> view_shapes();

}  // namespace orrery::ti4
