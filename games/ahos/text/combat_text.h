// How a combat stands, in words.
#pragma once

#include <string>

#include "games/ahos/flow/combat.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

// "Combat at 14 Novessa: red (attacker) 9, blue 6; red is ahead by 3." Everything in it is public; of the
// state it reads spaces and Reserves only.
std::string combat_text(const Look& look, const Combat& c);

}  // namespace orrery::ahos
