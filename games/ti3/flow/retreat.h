// Executing a retreat (TI3-RETREATEXEC): the whole fleet, with everything aboard, to one system.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

struct Retreat {
  static constexpr std::string_view kName = "retreat";
  SeatId seat;
  SystemId from;
  ORRERY_FIELDS(Retreat, seat, from)
};
ORRERY_ASKING_FRAME(Retreat)

// Where the fleet could retreat to (TI3-Q-8).
SystemSet retreats_of(const Look& look, SeatId seat, SystemId from);
// Where it could slip away to without an activated system: friendly or empty, not activated by the player,
// with a counter in reinforcements (TI3-Q-12, TI3-Q-15).
SystemSet hideouts_of(const Look& look, SeatId seat, SystemId from);

}  // namespace orrery::ti3
