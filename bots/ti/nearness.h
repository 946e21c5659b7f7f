// How much it matters what lies near a place of the map, for building a galaxy.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace orrery::ti {

template <class Spot>
int steps_between(const Spot& a, const Spot& b) {
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

constexpr double pull(int distance) {
  switch (distance) {
    case 1:
      return 1.0;
    case 2:
      return 0.6;
    case 3:
      return 0.15;
    default:
      return 0;
  }
}

}  // namespace orrery::ti
