// Helpers for chance points: pools of ids, and outcomes in canonical form.
#pragma once

#include "games/ahos/state.h"

namespace orrery::ahos {

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

// The drawn cards (or tokens); of copies of one kind the lowest numbers of the pool are taken, so that a
// record, which names kinds only, gives the same state as the game it was written from.
inline CardSet drawn_cards(const Rules& r, CardSet pool, const Outcome& o) {
  CardSet out;
  for (std::uint8_t item : o.items) {
    const CardId card = (pool & r.kind(CardId(item)).cards).first();
    pool.erase(card);
    out.insert(card);
  }
  return out;
}
inline TokenSet drawn_tokens(const Rules& r, TokenSet pool, const Outcome& o) {
  TokenSet out;
  for (std::uint8_t item : o.items) {
    const TokenId token = (pool & r.token(TokenId(item)).tokens).first();
    pool.erase(token);
    out.insert(token);
  }
  return out;
}
// Alien tokens of one value are copies of each other.
inline AlienId drawn_alien(const Rules& r, AlienSet pool, const Outcome& o) {
  const int value = r.alien_value[o.items[0]];
  for (AlienId a : pool) {
    if (r.alien_value[a.index()] == value) return a;
  }
  return AlienId(o.items[0]);
}

}  // namespace orrery::ahos
