// Helpers for chance points: pools of ids, and outcomes in canonical form. For the frames of every game.
#pragma once

#include "engine/flow/chance.h"

namespace orrery {

template <class IdT, std::size_t N>
Pool pool_of(const IdSet<IdT, N>& set) {
  Pool pool;
  for (std::size_t w = 0; w < IdSet<IdT, N>::kWords; ++w) pool.set_word(w, set.word(w));
  return pool;
}

// `kind` is of the game's enum of chance kinds.
template <class Kind>
ChancePoint luck(Kind kind, Pool pool, std::size_t count, SeatId seat = SeatId{}, bool ordered = false) {
  ChancePoint point;
  point.kind = static_cast<std::uint8_t>(kind);
  point.seat = seat;
  point.count = static_cast<std::uint8_t>(count);
  point.ordered = ordered;
  point.pool = pool;
  return point;
}

// The drawn things; of copies of one kind the lowest numbers of the pool are taken, so that a record, which
// names kinds only, gives the same state as the game it was written from. `copies_of(id)` is the set of all
// copies of that thing.
template <class IdT, std::size_t N, class CopiesOf>
IdSet<IdT, N> drawn_copies(IdSet<IdT, N> pool, const Outcome& o, const CopiesOf& copies_of) {
  IdSet<IdT, N> out;
  for (std::uint8_t item : o.items) {
    const IdT id = (pool & copies_of(IdT(item))).first();
    pool.erase(id);
    out.insert(id);
  }
  return out;
}

}  // namespace orrery
