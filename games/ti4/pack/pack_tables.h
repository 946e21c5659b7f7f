// The files of a pack folder and their columns.
#pragma once

#include <span>
#include <string_view>

#include "games/pack/manifest.h"
#include "games/pack/table.h"
#include "games/ti4/pack/pack.h"

namespace orrery::ti4 {

inline constexpr std::string_view kActionCardsFile = "action_cards.tsv";
inline constexpr std::string_view kAgendasFile = "agendas.tsv";
inline constexpr std::string_view kAbilitiesFile = "faction_abilities.tsv";
inline constexpr std::string_view kFactionUnitsFile = "faction_units.tsv";
inline constexpr std::string_view kFactionsFile = "factions.tsv";
inline constexpr std::string_view kFlagshipsFile = "flagships.tsv";
inline constexpr std::string_view kPositionsFile = "map_positions.tsv";
inline constexpr std::string_view kSetupsFile = "map_setups.tsv";
inline constexpr std::string_view kObjectivesFile = "objectives.tsv";
inline constexpr std::string_view kPlanetsFile = "planets.tsv";
inline constexpr std::string_view kNotesFile = "promissory_notes.tsv";
inline constexpr std::string_view kStrategyFile = "strategy_cards.tsv";
inline constexpr std::string_view kTechnologiesFile = "technologies.tsv";
inline constexpr std::string_view kTilesFile = "tiles.tsv";
inline constexpr std::string_view kUpgradesFile = "unit_upgrades.tsv";
inline constexpr std::string_view kUnitsFile = "units.tsv";

// All tables, ordered by file name.
std::span<const TableSpec> pack_tables();

std::string_view file_of(UnitTable table);

}  // namespace orrery::ti4
