// The content pack of Twilight Imperium 4 as plain data: one struct per row of the files of a pack folder.
//
// A row holds the definition that the rules use (rules.h) as far as the row alone gives it, and the words by
// which it names other rows; build_rules (rules/build.h) turns these words into ids. A Pack that load_pack()
// returns without errors has every row that is named, and the counts of the game. Rows stand in the order of
// their files, and `line` is the line a row came from.
#pragma once

#include <string>
#include <vector>

#include "games/pack/manifest.h"
#include "games/ti4/rules.h"

namespace orrery::ti4 {

// What the game has and the engine's ids have room for.
inline constexpr int kPlasticPerColour = 59;  // 0.14
inline constexpr int kColourNotes = 4;        // 0.14
inline constexpr int kMostPrerequisites = 9;
inline constexpr int kMinPlayers = 3;  // 0.23
inline constexpr int kMaxPlayers = 6;

struct TileRow {
  std::string id;
  TileDef def;  // without faction and planets
  std::string faction;
  std::vector<std::string> planets;
  int line = 0;
};

struct PlanetRow {
  PlanetDef def;  // without system and home_of
  int tile = 0;
  std::string home_of;
  int line = 0;
};

// Which of the four unit tables a row is from.
enum class UnitTable : std::uint8_t { Units, Upgrades, FactionUnits, Flagships };

struct UnitLine {
  UnitRow def;  // without faction and tech
  UnitTable table = UnitTable::Units;
  std::string faction;  // "" for anybody's
  std::string replaces;
  int plastic = 0;  // units.tsv
  int line = 0;
};

struct TechLine {
  TechDef def;  // without faction, replaces and unit
  std::string faction;
  std::string replaces;
  int line = 0;
};

struct FactionLine {
  FactionDef def;  // id, key, name, commodities, start, chooses_start_tech
  int home_tile = 0;
  std::vector<std::string> planets;
  std::vector<std::string> start_techs;
  std::vector<std::string> techs;
  std::string flagship;
  std::string note;
  int line = 0;
};

struct PowerLine {
  PowerDef def;
  std::string faction;
  int line = 0;
};

struct CardLine {
  CardKindDef def;
  int line = 0;
};

struct NoteLine {
  NoteKindDef def;
  std::string owner;  // "" for a note of every colour
  int line = 0;
};

struct AgendaLine {
  AgendaDef def;
  int line = 0;
};

struct ObjectiveLine {
  ObjectiveDef def;
  int line = 0;
};

struct StrategyLine {
  StrategyDef def;
  int initiative = 0;
  int line = 0;
};

struct SetupRow {
  std::string id;
  int players = 0;
  int blue_each = 0;
  int red_each = 0;
  int extra_red = 0;
  int tiles = 0;  // on the map, homes and Mecatol Rex included
  int strategy_cards_each = 0;
  int line = 0;
};

struct PositionRow {
  std::string id;
  int players = 0;
  int index = 0;
  SpotDef def;  // without neighbours
  bool centre = false;
  int line = 0;
};

struct Pack {
  Manifest manifest;
  std::vector<TileRow> tiles;
  std::vector<PlanetRow> planets;
  std::vector<UnitLine> units;  // units.tsv, unit_upgrades.tsv, faction_units.tsv, flagships.tsv
  std::vector<TechLine> techs;
  std::vector<FactionLine> factions;
  std::vector<PowerLine> powers;
  std::vector<CardLine> cards;
  std::vector<NoteLine> notes;
  std::vector<AgendaLine> agendas;
  std::vector<ObjectiveLine> objectives;
  std::vector<StrategyLine> strategy;
  std::vector<SetupRow> setups;
  std::vector<PositionRow> positions;
  std::uint64_t checksum = 0;  // games/pack/checksum.h
};

}  // namespace orrery::ti4
