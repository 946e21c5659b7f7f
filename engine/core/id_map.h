// A fixed array indexed by a strong id: spaces[space], players[seat].
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "engine/core/id.h"

namespace orrery {

template <class IdT, class T, std::size_t N>
struct IdMap {
  using key_type = IdT;
  using mapped_type = T;
  static constexpr std::size_t kCapacity = N;

  std::array<T, N> items{};

  constexpr T& operator[](IdT id) {
    assert(id.index() < N);
    return items[id.index()];
  }
  constexpr const T& operator[](IdT id) const {
    assert(id.index() < N);
    return items[id.index()];
  }
  constexpr auto begin() { return items.begin(); }
  constexpr auto end() { return items.end(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() const { return items.end(); }
  friend constexpr bool operator==(const IdMap&, const IdMap&) = default;
};

}  // namespace orrery
