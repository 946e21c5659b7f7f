// The files of a pack folder and their columns (components part b, one file per table).
#pragma once

#include <span>
#include <string_view>

#include "games/pack/manifest.h"
#include "games/pack/table.h"

namespace orrery::ahos {

inline constexpr std::string_view kBoardFile = "board.tsv";
inline constexpr std::string_view kLayoutsFile = "layouts.tsv";
inline constexpr std::string_view kHabitableFile = "habitable.tsv";
inline constexpr std::string_view kUninhabitableFile = "uninhabitable.tsv";
inline constexpr std::string_view kAlienFile = "alien.tsv";
inline constexpr std::string_view kDevelopmentFile = "development.tsv";
inline constexpr std::string_view kStartingFile = "starting.tsv";
inline constexpr std::string_view kRacesFile = "races.tsv";
inline constexpr std::string_view kAbilitiesFile = "abilities.tsv";
inline constexpr std::string_view kTechnologyFile = "technology.tsv";
inline constexpr std::string_view kLimitsFile = "limits.tsv";

// All twelve tables, ordered by file name.
std::span<const TableSpec> pack_tables();

}  // namespace orrery::ahos
