// A Handful of Stars behind the type-erased interface of the edges.
#pragma once

#include <span>

#include "engine/game/game.h"
#include "games/ahos/ahos.h"

namespace orrery::ahos {

const Game& game();

// The state behind a match of this game, for bots and tools that know the game; null for matches of other
// games.
const State* state_of(const Match& match);
const Rules* rules_of(const Match& match);

// Every key that a position may have.
std::span<const std::string_view> position_keys();
// A position for a scenario (docs/positions-ahos.md): "" and the state, or "/path: what was expected".
std::string build_position(const Rules& rules, const json::value& given, State& out);
// The table options that a given position implies (seats, layout).
std::string table_of_given(const json::value& given, TableOptions& table);

}  // namespace orrery::ahos
