// Flat-topped hexes in axial coordinates around a centre at 0,0, numbered from the centre outwards: ring by
// ring, each clockwise from north.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace orrery::ti {

using Hex = std::pair<int, int>;  // q, r

// The six sides, clockwise from north.
inline constexpr std::array<Hex, 6> kHexSides{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

// The distance from the centre.
inline int ring_of(int q, int r) { return std::max({std::abs(q), std::abs(r), std::abs(q + r)}); }

// How many places the centre and so many rings have.
constexpr int places_of(int rings) { return 1 + 3 * rings * (rings + 1); }

inline Hex place_of_index(int index) {
  constexpr std::array<Hex, 6> kSteps{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
  if (index == 0) return {0, 0};
  int ring = 1;
  int left = index - 1;
  while (left >= 6 * ring) left -= 6 * ring++;
  int q = 0;
  int r = -ring;
  for (const auto& [dq, dr] : kSteps) {
    for (int i = 0; i < ring && left > 0; ++i, --left) {
      q += dq;
      r += dr;
    }
  }
  return {q, r};
}

// The neighbours of the first n spots; a spot has q, r and `neighbours`, a list of ids.
template <class SpotIdT, class Spots>
void join_neighbours(Spots& spots, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    for (const auto& [dq, dr] : kHexSides) {
      for (std::size_t j = 0; j < n; ++j) {
        if (spots[j].q == spots[i].q + dq && spots[j].r == spots[i].r + dr)
          spots[i].neighbours.push_back(SpotIdT(j));
      }
    }
  }
}

}  // namespace orrery::ti
