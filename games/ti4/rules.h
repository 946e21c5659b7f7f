// Everything that does not change during a game: the content pack in the form the flow needs, the options of
// the table, and look-up tables. Built once by make_rules, shared by all states of the game, never copied
// into a state.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fixed_vec.h"
#include "games/pack/pack_identity.h"
#include "games/table_options.h"
#include "games/ti4/timing.h"
#include "games/ti4/traits.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

struct AbilityDef;   // content/ability.h
struct AgendaText;   // content/agendas/agendas.h
struct Requirement;  // content/objectives/objectives.h

enum class MapOption : std::uint8_t {
  Built,
  Random,
  Given
};  // by the players, at once, from a string of tile numbers
// Whether a turn ends with its last action, or when its player says so as long as a transaction is possible
// (84.1a).
enum class TurnEndOption : std::uint8_t { Auto, Ask };
enum class FactionOption : std::uint8_t { Chosen, Dealt, Named };  // 0.12

// Raised when an old record would play differently; as_of() asks for it where older games go on as they were.
inline constexpr int kRulesVersion = 5;
inline constexpr int kOldestRules = 2;

struct Options {
  int players = 6;
  int goal = 10;  // or 14 (0.22a)
  MapOption map = MapOption::Built;
  std::vector<int> map_tiles;  // Given: tile numbers by spot from 1 on; 0 for home positions and unused spots
  FactionOption factions = FactionOption::Chosen;
  std::vector<std::string> faction_ids;  // Named: by seat
  bool incomplete = false;  // before rules 5: also offer factions whose powers are not all there yet
  bool scenario = false;    // a given position: there are plain factions (rules/plain_faction.cc)
  WindowOption windows = WindowOption::Holders;
  TurnEndOption turn_end = TurnEndOption::Ask;
  int rules = kRulesVersion;  // the version whose game is played; records of older ones carry theirs
};

struct UnitRow {
  std::string id;
  std::string name;
  Unit unit = Unit::Fighter;
  FactionId faction;  // none: anybody's
  TechId tech;        // the upgrade that gives it; none for printed units
  bool base = false;  // printed on the faction sheet, no technology needed
  int cost = 0;       // 0: cannot be produced (27.3)
  int per_cost = 1;   // 2: two for the cost (27.2)
  int combat = 0;     // 0: none
  int combat_dice = 0;
  int move = 0;
  int capacity = 0;
  bool sustain = false;
  int barrage = 0, barrage_dice = 0;  // 0: no such ability
  int bombard = 0, bombard_dice = 0;
  int cannon = 0, cannon_dice = 0;
  int production = 0;                 // fixed value, or
  int production_over_resources = 0;  // planet resources plus this
  bool shield = false;
  std::uint32_t traits = 0;  // bits of UnitTrait
  std::string text;          // what the values do not say, in words
  const AbilityDef* ability = nullptr;
  [[nodiscard]] bool has(UnitTrait t) const { return (traits >> static_cast<unsigned>(t) & 1U) != 0; }
  [[nodiscard]] bool produces() const { return production > 0 || production_over_resources > 0; }
};

struct TileDef {
  int number = 0;
  TileKind kind = TileKind::Blue;
  FactionId faction;  // home systems
  FixedVec<PlanetId, 4> planets;
  std::array<bool, kWormholes> wormhole{};
  Anomaly anomaly = Anomaly::None;
  [[nodiscard]] bool red() const { return kind == TileKind::Red; }
};

struct PlanetDef {
  std::string id;
  std::string name;
  SystemId system;
  int resources = 0;
  int influence = 0;
  PlanetTrait trait = PlanetTrait::None;
  Colour specialty = Colour::None;
  FactionId home_of;
};

struct TechDef {
  std::string id;
  std::string name;
  std::string text;
  Colour colour = Colour::None;
  std::array<int, 5> needs{};  // by Colour
  bool upgrade = false;        // a unit upgrade
  FactionId faction;           // none: in every deck
  TechId replaces;             // the generic upgrade that a faction's own takes the place of
  UnitRowId unit;              // of upgrades
  bool exhausts = false;
  FixedVec<Trait, 2> traits;
  const AbilityDef* ability = nullptr;
};

struct FactionDef {
  std::string id;
  std::string key;  // the short name used in options and scenarios: sol, hacan, ...
  std::string name;
  SystemId home;
  FixedVec<PlanetId, 4> planets;
  int commodities = 0;
  std::array<int, kUnits> start{};
  TechSet start_techs;
  bool chooses_start_tech = false;
  TechSet techs;                         // its two faction technologies
  std::array<UnitRowId, kUnits> rows{};  // the printed values; none for units it cannot have yet (war sun)
  NoteKindId note;
  FixedVec<PowerId, 4> powers;
  // Texts of it (powers, technologies, note, units) that the program does not carry out, by id. A faction
  // that lacks one is not offered.
  std::vector<std::string> missing;
  [[nodiscard]] bool complete() const { return missing.empty(); }
};

struct PowerDef {
  std::string id;
  std::string name;
  std::string text;
  FactionId faction;
  bool optional = false;  // one chooses to use it (Political Secret)
  FixedVec<Trait, 2> traits;
  const AbilityDef* ability = nullptr;
};

struct CardKindDef {
  std::string id;
  std::string name;
  std::string text;
  std::string phase;
  int copies = 1;
  CardSet cards;  // the physical copies; none if its text has no code, which happens in other packs only
  const AbilityDef* ability = nullptr;
};

struct NoteKindDef {
  std::string id;
  std::string name;
  std::string text;
  FactionId faction;  // none: one of the four of every colour
  bool stays_in_play = false;
  FixedVec<Trait, 2> traits;  // while it lies in the holder's play area
  const AbilityDef* ability = nullptr;
};

struct AgendaDef {
  std::string id;
  std::string name;
  std::string for_text;
  std::string against_text;
  bool law = false;
  Election election = Election::ForAgainst;
  bool needs_law = false;            // replaced when revealed without a law in play
  bool needs_scored_secret = false;  // ... without a scored secret objective
  bool owned = false;                // the elected player takes the card
  bool attached = false;             // to the elected planet
  FixedVec<Trait, 2>
      traits;  // while the law is in play: of the owner, or of the table if their name begins with law_
  const AbilityDef* ability = nullptr;  // what the law lets its owner do at some timing point
  bool present = false;                 // its outcomes have code; false in other packs only
  const AgendaText* text = nullptr;     // what its outcomes do: agenda_text(id)
};

enum class Stage : std::uint8_t { One, Two, Secret };
ORRERY_ENUM_NAMES(Stage, "stage_1", "stage_2", "secret")
struct ObjectiveDef {
  std::string id;
  std::string name;
  std::string text;
  Stage stage = Stage::One;
  bool in_action_phase = false;
  int points = 1;
  const AbilityDef* ability = nullptr;       // of those scored in the action phase
  const Requirement* requirement = nullptr;  // of those scored in the status phase: find_requirement(id)
};

struct StrategyDef {
  std::string id;
  std::string name;
  std::string primary;
  std::string secondary;
};

struct SpotDef {
  int q = 0;
  int r = 0;
  int ring = 0;
  FixedVec<SpotId, 6> neighbours;  // all spots of the three rings, whether used or not
  bool used = false;               // part of the map for this number of players
  int home_seat = -1;              // clockwise seat whose home lies here
  int bonus = 0;                   // trade goods for that seat (five players)
};

struct Rules {
  Options options;
  int players = 0;
  PackIdentity pack;

  std::vector<UnitRow> units;
  std::vector<TileDef> tiles;  // by SystemId
  std::vector<PlanetDef> planets;
  std::vector<TechDef> techs;
  std::vector<FactionDef> factions;
  std::vector<PowerDef> powers;
  std::vector<CardKindDef> card_kinds;
  std::vector<CardKindId> kind_of;      // by CardId
  std::vector<NoteKindDef> note_kinds;  // 0..3 of the colours, then by faction
  std::vector<AgendaDef> agendas;
  std::vector<ObjectiveDef> objectives;
  std::vector<StrategyDef> strategy;
  std::vector<SpotDef> spots;

  std::array<int, kUnits> plastic{};          // pieces per colour (87.2)
  std::array<UnitRowId, kUnits> base_rows{};  // generic printed values; none for the war sun and flagship
  SystemId mecatol_system;
  PlanetId mecatol;
  SystemId gate;       // Creuss Gate, tile 17
  SystemId gate_home;  // the home system that lies beside the board, tile 51
  int blue_each = 0;
  int red_each = 0;
  bool extra_red_tile = false;
  int strategy_cards_each = 1;
  SystemSet blue_tiles, red_tiles;
  std::array<SystemSet, kWormholes> wormhole_tiles{};            // printed on tiles
  std::array<SystemSet, enum_count<Anomaly>()> anomaly_tiles{};  // by Anomaly
  SystemSet home_tiles;
  CardSet all_cards;
  AgendaSet all_agendas;
  ObjectiveSet stage_one, stage_two, secrets;
  std::array<SeatId, kSeats> seat_order{};

  // What listens where, so that a window asks nobody in vain.
  std::array<CardSet, kTimings> cards_at{};
  std::array<TechSet, kTimings> techs_at{};
  TechSet techs_forbidding_cards;                       // AbilityDef::forbids_cards
  std::array<std::uint32_t, kTimings> note_kinds_at{};  // bits of NoteKindId
  std::array<AgendaSet, kTimings> laws_at{};
  std::array<std::uint64_t, kTimings> powers_at{};  // bits of PowerId
  std::array<std::uint64_t, kTimings> units_at{};   // bits of UnitRowId
  std::array<ObjectiveSet, kTimings> objectives_at{};

  // Whether the game is one of this rules version or a newer one; older records go on as they were.
  [[nodiscard]] bool as_of(int version) const { return options.rules >= version; }
  [[nodiscard]] const TileDef& tile(SystemId s) const { return tiles[s.index()]; }
  [[nodiscard]] const PlanetDef& planet(PlanetId p) const { return planets[p.index()]; }
  [[nodiscard]] const TechDef& tech(TechId t) const { return techs[t.index()]; }
  [[nodiscard]] const UnitRow& row(UnitRowId u) const { return units[u.index()]; }
  [[nodiscard]] const FactionDef& faction(FactionId f) const { return factions[f.index()]; }
  [[nodiscard]] const CardKindDef& card_kind(CardKindId k) const { return card_kinds[k.index()]; }
  [[nodiscard]] const CardKindDef& card(CardId c) const { return card_kinds[kind_of[c.index()].index()]; }
  [[nodiscard]] const AgendaDef& agenda(AgendaId a) const { return agendas[a.index()]; }
  [[nodiscard]] const ObjectiveDef& objective(ObjectiveId o) const { return objectives[o.index()]; }
  [[nodiscard]] const PowerDef& power(PowerId p) const { return powers[p.index()]; }
  [[nodiscard]] const SpotDef& spot(SpotId s) const { return spots[s.index()]; }
  [[nodiscard]] SeatId next_seat(SeatId s) const {
    return SeatId((s.index() + 1) % static_cast<std::size_t>(players));
  }
  static constexpr SeatId owner_of(NoteId n) { return SeatId(n.index() / kNotesPerSeat); }

  // Names, for notation and JSON (the Namer of engine/core/json_fields.h).
  [[nodiscard]] std::string name(SeatId id) const;    // red, blue, green, yellow, purple, black
  [[nodiscard]] std::string name(SystemId id) const;  // the tile number: "18"
  [[nodiscard]] std::string name(PlanetId id) const;  // "mecatol_rex"
  [[nodiscard]] std::string name(TechId id) const;
  [[nodiscard]] std::string name(CardKindId id) const;
  [[nodiscard]] std::string name(CardId id) const;  // of its kind
  [[nodiscard]] std::string name(AgendaId id) const;
  [[nodiscard]] std::string name(ObjectiveId id) const;
  [[nodiscard]] std::string name(
      NoteId id) const;  // "ceasefire/red"; the one of the faction: "faction_note/red"
  [[nodiscard]] std::string name(NoteKindId id) const;
  [[nodiscard]] std::string name(FactionId id) const;  // the key: "sol"
  [[nodiscard]] std::string name(PowerId id) const;
  [[nodiscard]] std::string name(UnitRowId id) const;
  [[nodiscard]] std::string name(
      SpotId id) const;  // "1,-2" axial coordinates; "beside" for the one off the map
  [[nodiscard]] std::string name(AbilityRef ref) const;  // the id in its table
  bool find(std::string_view text, SeatId& out) const;
  bool find(std::string_view text, SystemId& out) const;
  bool find(std::string_view text, PlanetId& out) const;
  bool find(std::string_view text, TechId& out) const;
  bool find(std::string_view text, CardKindId& out) const;
  bool find(std::string_view text, CardId& out) const;  // the first copy, or "direct_hit#2" for the second
  bool find(std::string_view text, AgendaId& out) const;
  bool find(std::string_view text, ObjectiveId& out) const;
  bool find(std::string_view text, NoteId& out) const;
  bool find(std::string_view text, NoteKindId& out) const;
  bool find(std::string_view text, FactionId& out) const;
  bool find(std::string_view text, PowerId& out) const;
  bool find(std::string_view text, UnitRowId& out) const;
  bool find(std::string_view text, SpotId& out) const;
  bool find(std::string_view text, AbilityRef& out) const;
  [[nodiscard]] std::size_t count(SeatId) const { return static_cast<std::size_t>(players); }
  [[nodiscard]] std::size_t count(SystemId) const { return tiles.size(); }
  [[nodiscard]] std::size_t count(PlanetId) const { return planets.size(); }

  // The note kind of a physical note depends on who sits where: query.h note_kind(look, note).
};

// The ability of a reference, or null if it has none. For notes give the kind.
const AbilityDef* ability_of(const Rules& r, AbilityRef ref, NoteKindId note_kind = NoteKindId{});

}  // namespace orrery::ti4
