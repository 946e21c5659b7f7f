// What must hold in every position of every game; checked after each step of a scenario.
#pragma once

#include <string>
#include <vector>

#include "engine/game/game.h"

namespace orrery::scenario {

// What does not hold, in words. `other` is another position of the same match, to load the saved form of this
// one into.
std::vector<std::string> unsound(const Match& match, const Match& other);

}  // namespace orrery::scenario
