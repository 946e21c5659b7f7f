// How a question stands, in one line, for the player who is asked.
#pragma once

#include <string>

#include "games/ti4/state.h"

namespace orrery::ti4 {

std::string decision_detail(const Look& look);

}  // namespace orrery::ti4
