// The one place that knows which games there are.
#pragma once

#include <string_view>
#include <vector>

#include "engine/game/game.h"

namespace orrery {

const std::vector<const Game*>& all_games();
// The game with that id, or null.
const Game* find_game(std::string_view id);

}  // namespace orrery
