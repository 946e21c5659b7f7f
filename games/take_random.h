// Random members of sets, for the worlds that agree with a view.
#pragma once

#include "engine/core/id_set.h"
#include "engine/flow/random.h"

namespace orrery {

// Takes one member out of a set that is not empty.
template <class IdT, std::size_t N>
IdT take_one(IdSet<IdT, N>& from, Random& random) {
  const IdT item = from.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(from.size()))));
  from.erase(item);
  return item;
}

// Takes n members out of a set that has so many.
template <class IdT, std::size_t N>
IdSet<IdT, N> take_some(IdSet<IdT, N>& from, int n, Random& random) {
  IdSet<IdT, N> out;
  for (; n > 0; --n) out.insert(take_one(from, random));
  return out;
}

}  // namespace orrery
