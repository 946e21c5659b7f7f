// For the files of this folder: who knows where secret cards and notes are.
#pragma once

#include "games/ti4/state.h"

namespace orrery::ti4 {

inline SeatSet everyone() { return SeatSet::first_n(kSeats); }

// What third parties knew about the cards or notes left behind is no longer sure after one of them went
// unseen.
template <class Set, class Known>
void blur(const Set& left, Known& known, SeatSet parties) {
  for (auto id : left) known[id.index()] &= parties;
}

}  // namespace orrery::ti4
