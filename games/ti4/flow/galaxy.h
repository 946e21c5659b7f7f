// Building the galaxy tile by tile (0.16i-0.16o).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

struct Galaxy {
  static constexpr std::string_view kName = "galaxy";
  std::uint8_t placed = 0;  // tiles placed by the players so far
  ORRERY_FIELDS(Galaxy, placed)
};
ORRERY_ASKING_FRAME(Galaxy)
// Spots of the innermost ring that still has room.
SpotSet open_spots(const Look& look);
// 0.16m, 0.16n: whether a tile may lie there; a rule id if not. `unless forced` is the caller's business.
Refusal tile_fits(const Look& look, SystemId tile, SpotId spot);
SeatId builder(const Look& look, const Galaxy& f);  // whose turn it is (0.16j, 0.16k)

// Whether two tiles must not lie side by side: the rule id, or allowed (0.16m, 0.16n).
Refusal may_touch(const Rules& r, SystemId a, SystemId b);

// A galaxy at random, option map=random: which tile lies on which spot, from all blue and red tiles in the
// order nature drew them. See random_map.cc.
using TilesBySpot = std::array<SystemId, kMaxSpots>;
TilesBySpot random_map(const Rules& r, const Outcome& drawn);

}  // namespace orrery::ti4
