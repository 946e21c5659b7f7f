// Retreat of all units of a player from the system of a combat, without cost (RET, Q-12).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct Retreat {
  static constexpr std::string_view kName = "retreat";
  struct Result {};
  SeatId seat;
  SpaceId space;
  std::uint8_t fleets_lost = 0;  // could not retreat
  ORRERY_FIELDS(Retreat, seat, space, fleets_lost)
};
ORRERY_ASKING_FRAME(Retreat)

// The systems a unit of that type may retreat to.
SpaceSet retreat_places(const Look& look, SeatId seat, SpaceId from, Unit unit);
// Whether at least one unit can retreat.
bool can_retreat(const Look& look, SeatId seat, SpaceId from);

}  // namespace orrery::ahos
