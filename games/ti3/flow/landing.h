// Planetary landing (TI3-LAND) and the invasions that follow, planet by planet (TI3-INVASION-2).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(LandingStep)
struct Landing {
  static constexpr std::string_view kName = "landing";
  LandingStep step{};
  SeatId seat;
  SystemId system;
  bool friendly_only = false;  // a transfer action (TI3-TRANSFER-11)
  PlanetSet left;              // planets whose fate is still to be decided
  PlanetId planet;             // the one at hand
  PlanetSet resolved;          // whose fate is decided: no more ground forces come down there
  bool counter = false;        // a domain counter decided about the one at hand
  bool again = false;          // what settlers sent back may land elsewhere (TI3-Q-18)
  ORRERY_FIELDS(Landing, step, seat, system, friendly_only, left, planet, resolved, counter, again)
};
ORRERY_ASKING_FRAME(Landing)

}  // namespace orrery::ti3
