// Twilight Imperium 3 behind the type-erased interface of the edges.
#pragma once

#include "engine/game/game.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

const Game& game();

// The state behind a match of this game, for bots and tools that know the game; null for matches of other
// games.
const State* state_of(const Match& match);
const Rules* rules_of(const Match& match);

}  // namespace orrery::ti3
