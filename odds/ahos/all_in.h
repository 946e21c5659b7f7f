// How strong a side can become in a fight if it throws in all it has.
#pragma once

#include "games/ahos/flow/combat.h"
#include "games/ahos/state.h"

namespace orrery::ahos::odds {

// What it has on the board, and all that answers can add in the tug of war (TUG-2 to TUG-4): Combat texts,
// Matter of cards and tokens, fleets that the remaining Energy brings. Every card counts for what is best,
// once. Texts that do other things than to add strength are left out.
int all_in(const Look& look, const Combat& c, Side side);

}  // namespace orrery::ahos::odds
