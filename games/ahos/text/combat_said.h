// How a combat stands, as sayings.
#pragma once

#include "engine/contract/saying.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

// "Combat at 14 Novessa: Red (attacker) 9, Blue 6. Red is ahead by 3." Everything in it is public; of the
// state it reads spaces and Reserves only.
Sayings combat_said(const Look& look, const Combat& c);

}  // namespace orrery::ahos
