// Helpers for chance points: pools of ids, and outcomes in canonical form.
#pragma once

#include "games/ti4/state.h"

namespace orrery::ti4 {

template <class IdT, std::size_t N>
Pool pool_of(const IdSet<IdT, N>& set) {
  Pool pool;
  for (std::size_t w = 0; w < IdSet<IdT, N>::kWords; ++w) pool.set_word(w, set.word(w));
  return pool;
}

inline ChancePoint luck(Luck kind, Pool pool, std::size_t count, SeatId seat = SeatId{},
                        bool ordered = false) {
  ChancePoint point;
  point.kind = static_cast<std::uint8_t>(kind);
  point.seat = seat;
  point.count = static_cast<std::uint8_t>(count);
  point.ordered = ordered;
  point.pool = pool;
  return point;
}

// The drawn action cards; of copies of one kind the lowest numbers of the pool are taken, so that a record,
// which names kinds only, gives the same state as the game it was written from.
inline CardSet drawn_cards(const Rules& r, CardSet pool, const Outcome& o) {
  CardSet out;
  for (std::uint8_t item : o.items) {
    const CardId card = (pool & r.card(CardId(item)).cards).first();
    pool.erase(card);
    out.insert(card);
  }
  return out;
}

// A card of this kind in a hand (the copy with the lowest number); none if there is none, or no such kind.
inline CardId held_card(const Look& look, SeatId seat, CardKindId kind) {
  if (kind.index() >= look.r.card_kinds.size()) return CardId{};
  return (look.s.players[seat].hand & look.r.card_kind(kind).cards).first();
}

}  // namespace orrery::ti4
