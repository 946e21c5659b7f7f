// The files of a pack folder and their columns.
#pragma once

#include <span>
#include <string_view>

#include "games/pack/table.h"

namespace orrery::ti3 {

inline constexpr std::string_view kActionCardsFile = "action_cards.tsv";
inline constexpr std::string_view kCountersFile = "domain_counters.tsv";
inline constexpr std::string_view kLeadersFile = "leaders.tsv";
inline constexpr std::string_view kPositionsFile = "map_positions.tsv";
inline constexpr std::string_view kSetupsFile = "map_setups.tsv";
inline constexpr std::string_view kObjectivesFile = "objectives.tsv";
inline constexpr std::string_view kPlanetsFile = "planets.tsv";
inline constexpr std::string_view kPoliticalFile = "political_cards.tsv";
inline constexpr std::string_view kPowersFile = "race_abilities.tsv";
inline constexpr std::string_view kRacesFile = "races.tsv";
inline constexpr std::string_view kStrategyFile = "strategy_cards.tsv";
inline constexpr std::string_view kSystemsFile = "systems.tsv";
inline constexpr std::string_view kTechnologiesFile = "technologies.tsv";
inline constexpr std::string_view kUnitsFile = "units.tsv";

// All tables, ordered by file name.
std::span<const TableSpec> pack_tables();

}  // namespace orrery::ti3
