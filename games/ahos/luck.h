// What came out of a chance point, as the cards and tokens of this game (games/luck.h).
#pragma once

#include "games/ahos/state.h"
#include "games/luck.h"

namespace orrery::ahos {

inline CardSet drawn_cards(const Rules& r, CardSet pool, const Outcome& o) {
  return drawn_copies(pool, o, [&](CardId id) { return r.kind(id).cards; });
}
inline TokenSet drawn_tokens(const Rules& r, TokenSet pool, const Outcome& o) {
  return drawn_copies(pool, o, [&](TokenId id) { return r.token(id).tokens; });
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
