// Building a galaxy of hexes, the same in every edition: ring by ring from the centre, there and back again
// around the table. Rules have `spots` with `used`, `home_seat`, `ring` and `neighbours`; spots count ring by
// ring, 0 is the centre.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "engine/flow/refusal.h"

namespace orrery::ti {

// What lies on each spot; none: nothing yet.
template <std::size_t Spots, class State>
auto laid_out(const State& s) {
  using SystemId = typename decltype(s.board)::value_type;
  std::array<SystemId, Spots> out{};
  for (SystemId tile : s.board) {
    const auto spot = s.systems[tile].spot;
    if (spot.index() < Spots) out[spot.index()] = tile;
  }
  return out;
}

// Spots of the innermost ring that is not complete. `taken(i)` tells of more than tiles.
template <class SpotSet, class Rules, class Taken>
SpotSet open_ring(const Rules& r, const Taken& taken) {
  using SpotId = typename SpotSet::value_type;
  SpotSet out;
  int ring = 0;
  for (std::size_t i = 1; i < r.spots.size() && i < SpotSet::capacity(); ++i) {
    if (!r.spots[i].used || r.spots[i].home_seat >= 0 || taken(i)) continue;
    if (out.empty()) ring = r.spots[i].ring;
    if (r.spots[i].ring == ring) out.insert(SpotId(i));
  }
  return out;
}

// Who is at it after so many turns, counted from the first player: the last of a pass is the first of the
// next.
constexpr std::size_t there_and_back(std::size_t players, std::size_t turns) {
  const std::size_t at = turns % players;
  return turns / players % 2 == 0 ? at : players - 1 - at;
}

template <class Rules, class Tiles, class MayTouch>
int forbidden_neighbours(const Rules& r, const Tiles& tiles, std::size_t spot, const MayTouch& may_touch) {
  if (!tiles[spot].valid()) return 0;
  int n = 0;
  for (const auto next : r.spots[spot].neighbours) {
    const auto other = tiles[next.index()];
    if (other.valid() && may_touch(tiles[spot], other).refused()) ++n;
  }
  return n;
}

// Takes tiles apart that must not touch, by exchanging two as long as that leaves fewer such pairs: the first
// tile by spot that has a forbidden neighbour changes places with the first for which that helps. So the same
// tiles always give the same galaxy.
template <class Rules, class Tiles, class MayTouch>
void take_apart(const Rules& r, Tiles& tiles, const MayTouch& may_touch) {
  const auto pairs = [&] {
    int n = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) n += forbidden_neighbours(r, tiles, i, may_touch);
    return n / 2;
  };
  const auto mend_one = [&] {
    const int before = pairs();
    for (std::size_t i = 1; before > 0 && i < tiles.size(); ++i) {
      if (forbidden_neighbours(r, tiles, i, may_touch) == 0) continue;
      for (std::size_t j = 1; j < tiles.size(); ++j) {
        if (i == j || !tiles[j].valid()) continue;
        std::swap(tiles[i], tiles[j]);
        if (pairs() < before) return true;
        std::swap(tiles[i], tiles[j]);
      }
    }
    return false;
  };
  while (mend_one()) {
  }
}

// The next spot after `spot` on which players lay tiles; beyond the map if there is none.
template <class Rules>
std::size_t next_spot(const Rules& r, std::size_t spot) {
  do {
    ++spot;
  } while (spot < r.spots.size() && (!r.spots[spot].used || r.spots[spot].home_seat >= 0));
  return spot;
}

}  // namespace orrery::ti
