// How a question stands, for the player who is asked.
#pragma once

#include "engine/contract/saying.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

Sayings decision_detail(const Look& look);

}  // namespace orrery::ti3
