// Building the galaxy (TI3-GALAXY, TI3-THREE, TI3-FOUR, TI3-FIVE): homes, hands of tiles, tile by tile.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(GalaxyStep)
struct Galaxy {
  static constexpr std::string_view kName = "galaxy";
  GalaxyStep step{};
  SeatId seat;
  std::uint8_t placed = 0;  // tiles, by all
  ORRERY_FIELDS(Galaxy, step, seat, placed)
};
ORRERY_ASKING_FRAME(Galaxy)
ORRERY_CHANCE_FRAME(Galaxy)

using TilesBySpot = std::array<SystemId, kMaxSpots>;
// A galaxy at random out of a shuffle of all tiles, by the same rules.
TilesBySpot random_map(const Rules& r, const Outcome& drawn);
// Who places the n-th tile, from 0 (TI3-GALAXY-12).
SeatId placer(const Look& look, int n);
// Why a tile may not lie there now.
Refusal may_lie(const Look& look, SeatId seat, SystemId tile, SpotId spot);

}  // namespace orrery::ti3
