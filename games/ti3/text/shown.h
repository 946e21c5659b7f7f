// A position as JSON: the structs that state_json and view_json fill (json.cc). The client's types are
// printed from them, so what is written and what is described is one thing. docs/views.md.
#pragma once

#include "engine/contract/shown.h"
#include "games/ti/shown_goals.h"
#include "games/ti3/text/battle_stage.h"
#include "games/ti3/types.h"

namespace orrery::ti3 {

using Name = std::string;
using MaybeName = std::optional<std::string>;
using Names = std::vector<std::string>;
using Counts = ByName<int>;

inline ShapeText shape_text(const Unit*) { return {"UnitType"}; }
inline ShapeText shape_text(const Phase*) { return {"Phase"}; }
inline ShapeText shape_text(const RollKind*) { return {"RollKind"}; }
inline ShapeText shape_text(const LeaderState*) { return {"LeaderState"}; }

// A ship that carries something.
struct ShownLoad {
  Name ship;
  Name load;
  Counts units;
  Names leaders;
  ORRERY_FIELDS(ShownLoad, ship, load, units, leaders)
};
inline ShapeText shape_text(const ShownLoad*) {
  return {"LoadView",
          "A ship that carries something.",
          {{"ship", "its type, with damaged_ before it if it is"}, {"load", "as choices name it: 2gf+1pds"}}};
}

struct ShownSystem {
  MaybeName spot;
  Names counters;
  ByName<Counts> forces;
  ByName<Counts> aboard;
  ByName<std::vector<ShownLoad>> loads;
  Names wormholes;
  ORRERY_FIELDS(ShownSystem, spot, counters, forces, aboard, loads, wormholes)
};
inline ShapeText shape_text(const ShownSystem*) {
  return {"SystemView",
          "",
          {{"spot", "place of the map"},
           {"counters", "seats with a command counter here"},
           {"forces", "by seat: ships; damaged_TYPE are counted in TYPE too"},
           {"aboard", "by seat: units that the ships carry"},
           {"loads", "by seat: each ship that carries something"},
           {"wormholes", "those that domain counters have brought"}}};
}

struct ShownPlanet {
  Name system;
  MaybeName controller;
  bool exhausted = false;
  int resources = 0;
  int influence = 0;
  ByName<Counts> forces;
  Names leaders;
  bool gained = false;
  bool new_dock = false;
  MaybeName domain_counter;
  Names counter_seen;
  ORRERY_FIELDS(ShownPlanet, system, controller, exhausted, resources, influence, forces, leaders, gained,
                new_dock, domain_counter, counter_seen)
};
inline ShapeText shape_text(const ShownPlanet*) {
  return {"PlanetView",
          "",
          {{"resources", "now, with laws"},
           {"influence", "likewise"},
           {"forces", "by seat: units on the planet"},
           {"gained", "control of it in this round"},
           {"new_dock", "built in this round"},
           {"domain_counter", "what it shows as far as the viewer knows, hidden, or null: there is none"},
           {"counter_seen", "seats that have looked at it"}}};
}

struct ShownLeader {
  LeaderState state = LeaderState::Home;
  MaybeName place;
  MaybeName captor;
  ORRERY_FIELDS(ShownLeader, state, place, captor)
};
inline ShapeText shape_text(const ShownLeader*) {
  return {"LeaderView", "", {{"place", "planet, or system of the ship that carries him; null: nowhere"}}};
}

struct ShownTradeCard {
  int value = 0;
  MaybeName held_by;
  ORRERY_FIELDS(ShownTradeCard, value, held_by)
};
inline ShapeText shape_text(const ShownTradeCard*) {
  return {"TradeCardView", "", {{"held_by", "partner of the agreement; null: it lies with its player"}}};
}

// What lies open before a player, and what of the hidden things the viewer knows.
struct ShownSheet {
  MaybeName race;
  bool passed = false;
  bool skipped = false;
  bool eliminated = false;
  int vp = 0;
  int strategy = 0;
  int fleet = 0;
  int command = 0;
  int reserve_counters = 0;
  Names counters;
  int trade_goods = 0;
  Counts reserve;
  Names technologies;
  Names claimed;
  Names planets;
  std::vector<ShownTradeCard> trade_cards;
  Names partners;
  ByName<ShownLeader> leaders;
  Names prisoners;
  int fallen = 0;
  int survivors = 0;
  MaybeName secret;
  Names tiles;
  bool tiles_shown = false;
  Counts hand;
  int hand_size = 0;
  ORRERY_FIELDS(ShownSheet, race, passed, skipped, eliminated, vp, strategy, fleet, command, reserve_counters,
                counters, trade_goods, reserve, technologies, claimed, planets, trade_cards, partners,
                leaders, prisoners, fallen, survivors, secret, tiles, tiles_shown, hand, hand_size)
};
inline ShapeText shape_text(const ShownSheet*) {
  return {"PlayerView",
          "",
          {{"strategy", "command counters in strategy allocation"},
           {"fleet", "in fleet supply"},
           {"command", "in the command pool"},
           {"counters", "systems with a command counter of this player"},
           {"reserve", "units that are not on the board, by type"},
           {"claimed", "objectives"},
           {"partners", "seats with whom there is a trade agreement"},
           {"prisoners", "leaders of others that this player holds"},
           {"fallen", "ground forces whose return is still to be rolled for"},
           {"survivors", "Lazax Survivors counters"},
           {"secret", "secret objective, if the viewer knows it"},
           {"tiles", "systems dealt for building the galaxy, if the viewer knows them"},
           {"hand", "action cards that the viewer knows of, by kind"}}};
}

// What only views tell of a player.
struct ShownKnowledge {
  bool has_secret = false;
  int tile_count = 0;
  std::optional<int> fleet_limit;
  std::optional<int> votes;
  ORRERY_FIELDS(ShownKnowledge, has_secret, tile_count, fleet_limit, votes)
};
inline ShapeText shape_text(const ShownKnowledge*) {
  return {"",
          "",
          {{"fleet_limit", "ships that most systems may hold; null until the race is known"},
           {"votes", "in the galactic council, as things stand; null until the race is known"}}};
}

struct ShownStrategy {
  MaybeName owner;
  bool used = false;
  int bonus = 0;
  ORRERY_FIELDS(ShownStrategy, owner, used, bonus)
};
inline ShapeText shape_text(const ShownStrategy*) { return {"StrategyView"}; }

struct ShownLaw {
  MaybeName owner;
  MaybeName second;
  MaybeName planet;
  MaybeName colour;
  int until = 0;
  ORRERY_FIELDS(ShownLaw, owner, second, planet, colour, until)
};
inline ShapeText shape_text(const ShownLaw*) {
  return {"LawView",
          "",
          {{"second", "the other one of a pair"}, {"until", "the round at whose end it goes; 0: it stays"}}};
}

struct ShownLasting {
  Name effect;
  MaybeName seat;
  MaybeName on;
  int until = 0;
  ORRERY_FIELDS(ShownLasting, effect, seat, on, until)
};
inline ShapeText shape_text(const ShownLasting*) {
  return {"LastingView",
          "An effect that lasts for a while.",
          {{"on", "planet, system, seat, card or number that it is about"},
           {"until", "the round at whose end it is over"}}};
}

struct ShownBallot {
  MaybeName outcome;
  MaybeName second;
  int votes = 0;
  ORRERY_FIELDS(ShownBallot, outcome, second, votes)
};
inline ShapeText shape_text(const ShownBallot*) {
  return {"BallotView", "", {{"outcome", "null: abstained"}, {"second", "the other one of a pair"}}};
}

struct ShownCouncil {
  MaybeName card;
  MaybeName active;
  ByName<ShownBallot> votes;
  Counts extra;
  MaybeName alone;
  MaybeName outcome;
  MaybeName second;
  ORRERY_FIELDS(ShownCouncil, card, active, votes, extra, alone, outcome, second)
};
inline ShapeText shape_text(const ShownCouncil*) {
  return {"CouncilView",
          "",
          {{"card", "the political card on the table"},
           {"extra", "votes of action cards, by seat"},
           {"alone", "only the votes of this seat count"}}};
}

struct ShownSide {
  MaybeName seat;
  int hits = 0;
  int to_assign = 0;
  bool retreats = false;
  int bonus = 0;
  ORRERY_FIELDS(ShownSide, seat, hits, to_assign, retreats, bonus)
};
inline ShapeText shape_text(const ShownSide*) {
  return {"BattleSideView",
          "",
          {{"seat", "null: forces of a neutral planet"},
           {"to_assign", "hits not yet taken"},
           {"bonus", "on combat rolls of this round"}}};
}

struct ShownBattle {
  Name system;
  MaybeName planet;
  int round = 0;
  BattleStage stage = BattleStage::Start;
  ShownSide attacker;
  ShownSide defender;
  int locals = 0;
  ORRERY_FIELDS(ShownBattle, system, planet, round, stage, attacker, defender, locals)
};
inline ShapeText shape_text(const ShownBattle*) {
  return {"BattleView", "", {{"planet", "null: in space"}, {"locals", "forces of a neutral planet"}}};
}

struct ShownRoll {
  MaybeName seat;
  RollKind kind = RollKind::Other;
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

struct ShownMoving {
  Name ship;
  Name from;
  Name load;
  int fighters = 0;
  ORRERY_FIELDS(ShownMoving, ship, from, load, fighters)
};
inline ShapeText shape_text(const ShownMoving*) {
  return {"MovingView", "A ship under way.", {{"load", "as choices name it, or empty"}}};
}

// What states and views share.
struct ShownTable {
  Phase phase = Phase::Setup;
  int round = 0;
  MaybeName speaker;
  Names seated;
  Names order;
  MaybeName active;
  MaybeName active_system;
  MaybeName second_system;
  ByName<ShownStrategy> strategy_cards;
  Names last_initiative;
  MaybeName first_chooser;
  MaybeName mecatol_all_round;
  ByName<ShownLaw> laws;
  std::vector<ShownLasting> lasting;
  Names objectives;
  std::vector<int> stage_left;
  bool rex_left = false;
  ShownCouncil council;
  Names political_discard;
  std::vector<MaybeName> political_top;
  std::vector<MaybeName> political_bottom;
  int political_deck = 0;
  std::optional<ShownBattle> battle;
  std::optional<ShownRoll> roll;
  std::vector<ShownDie> dice;
  std::vector<ShownMoving> moving;
  Names winners;
  int goods_left = 0;
  MaybeName face_down;
  ByName<ShownSystem> systems;
  ByName<ShownPlanet> planets;
  int action_deck = 0;
  Counts action_discard;
  ByName<std::string> cards_on_planets;
  ORRERY_FIELDS(ShownTable, phase, round, speaker, seated, order, active, active_system, second_system,
                strategy_cards, last_initiative, first_chooser, mecatol_all_round, laws, lasting, objectives,
                stage_left, rex_left, council, political_discard, political_top, political_bottom,
                political_deck, battle, roll, dice, moving, winners, goods_left, face_down, systems, planets,
                action_deck, action_discard, cards_on_planets)
};
inline ShapeText shape_text(const ShownTable*) {
  return {"Ti3View",
          "What one viewer may know.",
          {{"seated", "seats clockwise around the galaxy; in set-up as they sit"},
           {"order", "the order of play of this round; none before strategy cards are chosen"},
           {"active", "whose turn it is"},
           {"second_system", "of a transfer action"},
           {"last_initiative", "who had Initiative in the round before"},
           {"stage_left", "objectives of stage I and II face down, Imperium Rex among the latter"},
           {"rex_left", "Imperium Rex is still among them"},
           {"political_top", "cards whose place is known to somebody; null: not seen by the viewer"},
           {"political_bottom", "likewise, the last one lowest"},
           {"political_deck", "cards in the whole deck"},
           {"goods_left", "trade goods in the supply"},
           {"face_down", "place of the system that lies face down"}}};
}

// What only views tell.
struct ShownOutlook {
  MaybeName viewer;
  ByName<ByName<ti::ShownProgress>> progress;
  ByName<ti::ShownChances> can_score;
  Names can_win;
  int goal = 0;
  Counts unseen_counters;
  ORRERY_FIELDS(ShownOutlook, viewer, progress, can_score, can_win, goal, unseen_counters)
};
inline ShapeText shape_text(const ShownOutlook*) {
  return {"",
          "",
          {{"viewer", "null: a spectator"},
           {"progress", "by objective and seat"},
           {"can_win", "seats whose points with both reach the goal, or who meet an objective that wins"},
           {"goal", "victory points to win"},
           {"unseen_counters", "domain counters that the viewer has not seen, by kind"}}};
}

struct ShownPlayers {
  ByName<ShownSheet> players;
  ORRERY_FIELDS(ShownPlayers, players)
};
inline ShapeText shape_text(const ShownPlayers*) { return {}; }

// The shapes of a view; the last one is Ti3View.
std::vector<Shape> view_shapes();

}  // namespace orrery::ti3
