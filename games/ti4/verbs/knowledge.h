// For the files of this folder: who knows where secret cards and notes are.
#pragma once

#include "engine/flow/change.h"
#include "games/ti4/query.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

inline SeatSet everyone() { return SeatSet::first_n(kSeats); }

// What third parties knew about the cards or notes left behind is no longer sure after one of them went
// unseen.
template <class Set, class Known>
void blur(const Set& left, Known& known, SeatSet parties) {
  for (auto id : left) known[id.index()] &= parties;
}

// A card has left this hand before the eyes of `seen_by`. Copies are alike: whoever knew of another copy in
// the hand, but not of this one, cannot tell which of them went, and knows of one less.
inline void forget_a_copy(Play& g, SeatId owner, CardId gone, SeatSet seen_by) {
  SeatSet unsure = seen_by - state_of(g).card_known[gone.index()];
  for (CardId copy : state_of(g).players[owner].hand) {
    if (g.r.kind_of[copy.index()] != g.r.kind_of[gone.index()]) continue;
    SeatSet& known = state_of(g).card_known[copy.index()];
    const SeatSet mistaken = known & unsure;
    known = known - mistaken;
    unsure = unsure - mistaken;
  }
}

}  // namespace orrery::ti4
