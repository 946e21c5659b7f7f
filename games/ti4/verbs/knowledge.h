// For the files of this folder: who knows where secret cards and notes are.
#pragma once

#include "engine/flow/change.h"
#include "games/ti/known_cards.h"
#include "games/ti4/query.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

inline SeatSet everyone() { return SeatSet::first_n(kSeats); }

using ti::blur;

inline void forget_a_copy(Play& g, SeatId owner, CardId gone, SeatSet seen_by) {
  ti::forget_a_copy(state_of(g), g.r, owner, gone, seen_by);
}

}  // namespace orrery::ti4
