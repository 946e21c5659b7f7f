// Chance points: where nature chooses. The rules say what may come out; a driver answers; the outcome goes in
// the record.
#pragma once

#include <cstdint>

#include "engine/core/fixed_vec.h"
#include "engine/core/id_set.h"
#include "engine/flow/refusal.h"

namespace orrery {

using PoolItem = Id<struct PoolItemTag>;
// What can come out: numbers of things (cards, tokens, seats, faces of a die), in the numbering of the game.
using Pool = IdSet<PoolItem, 256>;

struct ChancePoint {
  std::uint8_t kind = 0;   // the game's own kind of chance; its name is the word in records and scenarios
  SeatId seat;             // for whom, if for somebody
  std::uint8_t count = 0;  // how many items come out
  bool ordered = false;    // the order of the items matters (a deal); otherwise outcomes are sorted
  bool replace = false;    // dice: every item may come out again
  Pool pool;
};

struct Outcome {
  static constexpr std::size_t kCapacity = 64;
  FixedVec<std::uint8_t, kCapacity> items;
};

// Whether nature can answer like that: right number of items, all from the pool, none twice unless they are
// dice.
inline bool possible(const ChancePoint& point, const Outcome& outcome) {
  if (outcome.items.size() != point.count) return false;
  Pool left = point.pool;
  for (std::uint8_t item : outcome.items) {
    if (!left.contains(PoolItem(item))) return false;
    if (!point.replace) left.erase(PoolItem(item));
  }
  return true;
}

}  // namespace orrery
