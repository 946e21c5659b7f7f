// How a decision stands, for the player who decides.
#pragma once

#include "engine/contract/saying.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

// At a decision: what is owed and put in, strengths of a combat, the cost so far; "" if there is nothing to
// tell. Made of public things and of what the asked player holds, so that the player may read it.
Sayings decision_detail(const Look& look);

}  // namespace orrery::ahos
