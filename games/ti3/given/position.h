// The two doors to positions.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/game/game.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

// Every key that a position may have.
std::span<const std::string_view> position_keys();
// The table options that a given position implies (seats, races).
std::string table_of_given(const json::value& given, TableOptions& table);
// A position for a scenario (docs/positions-ti3.md): "" and the state, or "/path: what was expected".
std::string build_position(const Rules& rules, const json::value& given, State& out);

}  // namespace orrery::ti3
