// Everything that does not change during a game: the content pack in the form the flow needs, the options of
// the table, and look-up tables. Built once by rules_for, shared by all states of the game, never copied into
// a state.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fixed_vec.h"
#include "games/pack/pack_identity.h"
#include "games/table_options.h"
#include "games/ti3/timing.h"
#include "games/ti3/traits.h"
#include "games/ti3/types.h"

namespace orrery::ti3 {

struct AbilityDef;     // content/ability.h
struct PoliticalText;  // content/political/political.h
struct CounterDef;     // content/counters/counters.h
struct Requirement;    // content/objectives/objectives.h

enum class MapOption : std::uint8_t { Built, Random, Given };
enum class RaceOption : std::uint8_t { Dealt, Chosen, Named };

inline constexpr int kRulesVersion = 1;
inline constexpr std::string_view kNoTile = "-";  // in a given map

struct Options {
  int players = 6;
  MapOption map = MapOption::Built;
  std::vector<std::string> map_tiles;  // Given: system ids by spot from 1 on; "-" for home positions
  RaceOption races = RaceOption::Dealt;
  std::vector<std::string> race_ids;  // Named: by seat
  bool scenario = false;              // a given position: there are plain races (rules/plain_race.cc)
  WindowOption windows = WindowOption::Holders;
  // The modules (TI3-GENERAL-19).
  bool long_war = false;         // TI3-LONGWAR
  bool no_imperium_rex = false;  // TI3-LONGWAR-4
  bool age_of_empire = false;    // TI3-AGEOFEMPIRE
  bool distant_suns = false;     // TI3-DISTANTSUNS
  bool leaders = false;          // TI3-LEADER
  bool sabotage_runs = false;    // TI3-SABRUN
  bool later_errata = false;     // TI3-Q-2
};

struct UnitDef {
  std::string id;
  std::string name;
  std::string text;
  int cost = 0;      // 0: cannot be produced
  int per_cost = 1;  // 2: two for the cost (TI3-PRODUCE-11)
  int battle = 0;    // 0: rolls no dice
  int dice = 0;
  int move = 0;
  int capacity = 0;
  int plastic = 0;
  bool sustain = false;
  int bombard_dice = 0;
  int barrage_dice = 0;
};

struct TileDef {
  std::string id;
  TileKind kind = TileKind::Regular;
  RaceId race;  // home systems
  FixedVec<PlanetId, 3> planets;
  std::array<bool, kWormholes> wormhole{};
  Anomaly anomaly = Anomaly::None;
  [[nodiscard]] bool special() const { return kind == TileKind::Special; }
};

struct PlanetDef {
  std::string id;
  std::string name;
  SystemId system;
  int resources = 0;
  int influence = 0;
  FixedVec<Colour, 2> specialty;
  RaceId home_of;
};

struct TechDef {
  std::string id;
  std::string name;
  std::string text;
  Colour colour = Colour::None;
  TechSet needs;        // TI3-TECH-7
  bool any_of = false;  // one of them is enough (TI3-TECH-8)
  FixedVec<Trait, 3> traits;
  const AbilityDef* ability = nullptr;
};

struct RaceDef {
  std::string id;
  std::string name;
  std::string short_name;
  SystemId home;
  FixedVec<PlanetId, 3> planets;
  std::array<int, kUnits> start{};
  TechSet start_techs;
  int strategy = 0, command = 0, fleet = 0;  // counters
  std::array<int, 2> contracts{};            // trade values (TI3-TRADE-1)
  FixedVec<PowerId, 5> powers;
  FixedVec<LeaderId, kLeadersEach> leaders;
};

struct PowerDef {
  std::string id;
  std::string name;
  std::string text;
  RaceId race;
  FixedVec<Trait, 2> traits;
  const AbilityDef* ability = nullptr;
};

struct LeaderDef {
  std::string id;
  std::string name;
  RaceId race;
  LeaderType type = LeaderType::General;
};

struct CardKindDef {
  std::string id;
  std::string name;
  std::string text;
  Timing timing = Timing::Action;  // as printed; AbilityDef::at says where it listens
  int copies = 1;
  CardSet cards;  // the physical copies in this game; none if it is not in it (TI3-FOUR-7)
  const AbilityDef* ability = nullptr;
};

struct PoliticalDef {
  std::string id;
  std::string name;
  std::string for_text, against_text, elected_text;
  bool law = false;
  Vote vote = Vote::ForAgainst;
  std::string stays;          // where a passed card goes (TI3-Q-24): "", table, player, planet
  FixedVec<Trait, 2> traits;  // while it is in play: of its holder, or of the table if they are Law...
  const AbilityDef* ability = nullptr;  // what it lets its holder do at some timing point
  const PoliticalText* text = nullptr;  // what its outcomes do
};

enum class Stage : std::uint8_t { One, Two, Secret };
ORRERY_ENUM_NAMES(Stage, "stage_1", "stage_2", "secret")
enum class Reward : std::uint8_t { Points, Win, Over };
struct ObjectiveDef {
  std::string id;
  std::string name;
  std::string text;
  Stage stage = Stage::One;
  Reward reward = Reward::Points;
  int points = 0;
  const Requirement* requirement = nullptr;
};

struct StrategyDef {
  std::string id;
  std::string name;
  std::string special;
  std::string primary;
  std::string secondary;
};

struct CounterKindDef {
  std::string id;
  std::string name;
  std::string text;
  int value = 0;  // printed number
  CounterSet counters;
  CounterId spare;  // one that is never shuffled, for texts that put it down
  const AbilityDef* ability = nullptr;
  const CounterDef* effect = nullptr;  // what it does to whoever lands
};

struct SpotDef {
  int q = 0;
  int r = 0;
  int ring = 0;
  FixedVec<SpotId, 6> neighbours;  // all spots, whether used or not
  bool used = false;               // part of the map for this number of players
  int home_seat = -1;              // clockwise position whose home lies here
  int bonus = 0;                   // trade goods of that position (TI3-FIVE-8)
};

struct Rules {
  Options options;
  int players = 0;
  PackIdentity pack;

  std::array<UnitDef, kUnits> units;
  std::vector<TileDef> tiles;
  std::vector<PlanetDef> planets;
  std::vector<TechDef> techs;
  std::vector<RaceDef> races;
  std::vector<PowerDef> powers;
  std::vector<LeaderDef> leaders;
  std::vector<CardKindDef> card_kinds;
  std::vector<CardKindId> kind_of;  // by CardId
  std::vector<PoliticalDef> political;
  std::vector<ObjectiveDef> objectives;
  std::vector<StrategyDef> strategy;
  std::array<const AbilityDef*, enum_count<LeaderType>()> leader_texts{};  // by LeaderType, or null
  CardKindId copier;  // the card that stands for discarded ones; none if it is not in the game
  std::vector<CounterKindDef> counter_kinds;
  std::vector<CounterKindId> counter_kind_of;  // by CounterId
  std::vector<SpotDef> spots;

  SystemId mecatol_system;
  PlanetId mecatol;
  SystemSet dealt_tiles;  // the tiles that are shuffled, without those taken out first
  int removed_tiles = 0;  // at random, unseen
  int face_down_tiles = 0;
  int tiles_each = 0;
  int strategy_cards_each = 1;
  int trade_goods = 40;  // TI3-LIMIT-8
  int goal = 10;         // TI3-GENERAL-3, TI3-LONGWAR-1
  int stage_one_cards = 6, stage_two_cards = 3;
  bool imperium_rex = true;
  std::array<SystemSet, kWormholes> wormhole_tiles{};
  std::array<SystemSet, enum_count<Anomaly>()> anomaly_tiles{};
  SystemSet home_tiles;
  CardSet all_cards;
  PoliticalSet all_political;
  ObjectiveSet stage_one, stage_two, secrets;  // stage_two without Imperium Rex
  ObjectiveId rex;
  CounterSet all_counters;

  // What listens where, so that a window asks nobody in vain.
  std::array<CardSet, kTimings> cards_at{};
  std::array<TechSet, kTimings> techs_at{};
  std::array<std::uint64_t, kTimings> powers_at{};  // bits of PowerId
  std::array<PoliticalSet, kTimings> laws_at{};

  [[nodiscard]] const UnitDef& unit(Unit u) const { return units[at(u)]; }
  [[nodiscard]] const TileDef& tile(SystemId s) const { return tiles[s.index()]; }
  [[nodiscard]] const PlanetDef& planet(PlanetId p) const { return planets[p.index()]; }
  [[nodiscard]] const TechDef& tech(TechId t) const { return techs[t.index()]; }
  [[nodiscard]] const RaceDef& race(RaceId f) const { return races[f.index()]; }
  [[nodiscard]] const PowerDef& power(PowerId p) const { return powers[p.index()]; }
  [[nodiscard]] const LeaderDef& leader(LeaderId l) const { return leaders[l.index()]; }
  [[nodiscard]] const CardKindDef& card_kind(CardKindId k) const { return card_kinds[k.index()]; }
  [[nodiscard]] const CardKindDef& card(CardId c) const { return card_kinds[kind_of[c.index()].index()]; }
  [[nodiscard]] const PoliticalDef& political_card(PoliticalId a) const { return political[a.index()]; }
  [[nodiscard]] const ObjectiveDef& objective(ObjectiveId o) const { return objectives[o.index()]; }
  [[nodiscard]] const CounterKindDef& counter(CounterId c) const {
    return counter_kinds[counter_kind_of[c.index()].index()];
  }
  [[nodiscard]] const SpotDef& spot(SpotId s) const { return spots[s.index()]; }
  [[nodiscard]] SeatId next_seat(SeatId s) const {
    return SeatId((s.index() + 1) % static_cast<std::size_t>(players));
  }

  // Names, for notation and JSON (the Namer of engine/core/json_fields.h).
  [[nodiscard]] std::string name(SeatId id) const;  // red, blue, green, yellow, purple, black, ...
  [[nodiscard]] std::string name(SystemId id) const;
  [[nodiscard]] std::string name(PlanetId id) const;
  [[nodiscard]] std::string name(TechId id) const;
  [[nodiscard]] std::string name(CardKindId id) const;
  [[nodiscard]] std::string name(CardId id) const;  // of its kind
  [[nodiscard]] std::string name(PoliticalId id) const;
  [[nodiscard]] std::string name(ObjectiveId id) const;
  [[nodiscard]] std::string name(RaceId id) const;
  [[nodiscard]] std::string name(PowerId id) const;
  [[nodiscard]] std::string name(LeaderId id) const;
  [[nodiscard]] std::string name(CounterKindId id) const;
  [[nodiscard]] std::string name(CounterId id) const;  // of its kind
  [[nodiscard]] std::string name(SpotId id) const;     // "1,-2" axial coordinates
  [[nodiscard]] std::string name(AbilityRef ref) const;
  bool find(std::string_view text, SeatId& out) const;
  bool find(std::string_view text, SystemId& out) const;
  bool find(std::string_view text, PlanetId& out) const;
  bool find(std::string_view text, TechId& out) const;
  bool find(std::string_view text, CardKindId& out) const;
  bool find(std::string_view text, CardId& out) const;  // the first copy, or "sabotage#2" for the second
  bool find(std::string_view text, PoliticalId& out) const;
  bool find(std::string_view text, ObjectiveId& out) const;
  bool find(std::string_view text, RaceId& out) const;
  bool find(std::string_view text, PowerId& out) const;
  bool find(std::string_view text, LeaderId& out) const;
  bool find(std::string_view text, CounterKindId& out) const;
  bool find(std::string_view text, CounterId& out) const;
  bool find(std::string_view text, SpotId& out) const;
  bool find(std::string_view text, AbilityRef& out) const;
  [[nodiscard]] std::size_t count(SeatId) const { return static_cast<std::size_t>(players); }
};

// The text of a reference, or null if it has none.
const AbilityDef* ability_of(const Rules& r, AbilityRef ref);

}  // namespace orrery::ti3
