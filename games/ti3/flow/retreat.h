// Executing a retreat (TI3-RETREATEXEC): the whole fleet, with everything aboard, to one system.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

struct Retreat {
  static constexpr std::string_view kName = "retreat";
  SeatId seat;
  SystemId from;
  bool anywhere = false;  // Skilled Retreat: an adjacent system that is not activated, with a counter
  ORRERY_FIELDS(Retreat, seat, from, anywhere)
};
ORRERY_ASKING_FRAME(Retreat)

// Where the fleet could retreat to (TI3-Q-8).
SystemSet retreats_of(const Look& look, SeatId seat, SystemId from);

}  // namespace orrery::ti3
