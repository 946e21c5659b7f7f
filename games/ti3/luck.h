// What came out of a chance point, as the cards of this game (games/luck.h).
#pragma once

#include "games/luck.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

// Action cards.
inline CardSet drawn_cards(const Rules& r, CardSet pool, const Outcome& o) {
  return drawn_copies(pool, o, [&](CardId id) { return r.card(id).cards; });
}

// A card of this kind in a hand (the copy with the lowest number); none if there is none, or no such kind.
inline CardId held_card(const Look& look, SeatId seat, CardKindId kind) {
  if (kind.index() >= look.r.card_kinds.size()) return CardId{};
  return (look.s.players[seat].hand & look.r.card_kind(kind).cards).first();
}

}  // namespace orrery::ti3
