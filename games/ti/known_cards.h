// Who knows where the cards of a hand are: `card_known` of the state, a set of seats for each card.
#pragma once

#include "engine/flow/flow.h"

namespace orrery::ti {

// What third parties knew about the cards left behind is no longer sure after one of them went unseen.
template <class Set, class Known, class Seats>
void blur(const Set& left, Known& known, const Seats& parties) {
  for (auto id : left) known[id.index()] &= parties;
}

// A card has left this hand before the eyes of `seen_by`. Copies are alike: whoever knew of another copy in
// the hand, but not of this one, cannot tell which of them went, and knows of one less.
template <class State, class Rules, class CardId, class Seats>
void forget_a_copy(State& s, const Rules& r, SeatId owner, CardId gone, const Seats& seen_by) {
  Seats unsure = seen_by - s.card_known[gone.index()];
  for (CardId copy : s.players[owner].hand) {
    if (r.kind_of[copy.index()] != r.kind_of[gone.index()]) continue;
    const Seats known = s.card_known[copy.index()];
    const Seats mistaken = known & unsure;
    s.card_known[copy.index()] = known - mistaken;
    unsure = unsure - mistaken;
  }
}

}  // namespace orrery::ti
