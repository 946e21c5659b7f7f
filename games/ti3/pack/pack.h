// The content pack of Twilight Imperium 3 as plain data: one struct per row of the files of a pack folder.
//
// A row holds the definition that the rules use (rules.h) as far as the row alone gives it, and the words by
// which it names other rows; make_rules (rules/build.h) turns these words into ids. A Pack that load_pack()
// returns without errors has every row that is named, and the counts of the components. Rows stand in the
// order of their files, and `line` is the line a row came from. Each belongs to a set of the game; a table
// plays with the rows of some sets (of_sets).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/pack/manifest.h"
#include "games/ti3/rules.h"

namespace orrery::ti3 {

inline constexpr int kMinPlayers = 3;  // TI3-GENERAL-1
inline constexpr int kMaxPlayers = 6;
inline constexpr std::string_view kBaseSet = "base";

struct TileRow {
  TileDef def;  // without race and planets
  std::string set, race;
  std::vector<std::string> planets;
  int line = 0;
};

struct PlanetRow {
  PlanetDef def;  // without system and home_of
  std::string set, system, race;
  int line = 0;
};

struct UnitLine {
  UnitDef def;
  Unit unit = Unit::Fighter;
  std::string set;
  int line = 0;
};

struct TechLine {
  TechDef def;  // without needs
  std::string set;
  std::vector<std::string> needs;
  int line = 0;
};

struct RaceLine {
  RaceDef def;  // without home, planets, start_techs, powers and leaders
  std::string set, home;
  std::vector<std::string> planets, technologies;
  std::vector<LeaderType> leaders;
  int line = 0;
};

struct PowerLine {
  PowerDef def;
  std::string set, race;
  int line = 0;
};

struct LeaderLine {
  LeaderDef def;
  std::string set, race;
  int line = 0;
};

struct CardLine {
  CardKindDef def;  // without cards
  std::string set;
  std::vector<int> out_with;  // numbers of players that play without it
  int line = 0;
};

struct PoliticalLine {
  PoliticalDef def;
  std::string set;
  int line = 0;
};

struct ObjectiveLine {
  ObjectiveDef def;
  std::string set;
  int line = 0;
};

struct StrategyLine {
  StrategyDef def;
  std::string set;
  int number = 0;
  int line = 0;
};

struct CounterLine {
  CounterKindDef def;
  std::string set;
  int copies = 0;
  int line = 0;
};

// What is dealt for a number of players.
struct SetupRow {
  std::string id, set;
  int players = 0;
  std::vector<std::pair<std::string, int>> out;  // taken out first: a pile or an anomaly, and how many
  int removed = 0;
  int face_down = 0;
  int dealt = 0;  // to each
  int strategy_cards_each = 0;
  int line = 0;
};

// A place of the galaxy that is used with that number of players.
struct PositionRow {
  std::string id, set;
  int players = 0;
  int section = 1;
  SpotDef def;  // without neighbours
  bool centre = false;
  int line = 0;
};

struct Pack {
  Manifest manifest;
  std::vector<TileRow> tiles;
  std::vector<PlanetRow> planets;
  std::vector<UnitLine> units;
  std::vector<TechLine> techs;
  std::vector<RaceLine> races;
  std::vector<PowerLine> powers;
  std::vector<LeaderLine> leaders;
  std::vector<CardLine> cards;
  std::vector<PoliticalLine> political;
  std::vector<ObjectiveLine> objectives;
  std::vector<StrategyLine> strategy;
  std::vector<CounterLine> counters;
  std::vector<SetupRow> setups;
  std::vector<PositionRow> positions;
  std::uint64_t checksum = 0;  // games/pack/checksum.h
};

}  // namespace orrery::ti3
