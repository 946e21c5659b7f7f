// How a question stands, for the player who is asked.
#pragma once

#include "engine/contract/saying.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

Sayings decision_detail(const Look& look);

}  // namespace orrery::ti4
