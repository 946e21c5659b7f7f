// Hands of action cards in a world that agrees with a view.
#pragma once

#include "games/take_random.h"
#include "games/ti/card_counts.h"

namespace orrery::ti {

// The cards of which the viewer knows the place, out of the box.
template <class Rules, class View, class State, class Set>
void deal_known_hands(const Rules& r, const View& v, State& s, Set& box) {
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    s.players[seat].hand = take_counted(r, v.players[seat].hand, box);
    for (auto card : s.players[seat].hand) {
      s.card_known[card.index()] = SeatSet{seat};
      if (v.viewer.valid()) s.card_known[card.index()].insert(v.viewer);
    }
  }
}

// The others at random, until every hand is as large as the viewer sees; what is left over stays in `unseen`.
template <class Rules, class View, class State, class Set>
void fill_hands(const Rules& r, const View& v, State& s, Set& unseen, Random& random) {
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    while (s.players[seat].hand.size() < v.players[seat].hand_size && !unseen.empty()) {
      const auto card = take_one(unseen, random);
      s.players[seat].hand.insert(card);
      s.card_known[card.index()] = SeatSet{seat};
    }
  }
}

}  // namespace orrery::ti
