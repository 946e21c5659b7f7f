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
  ORRERY_FIELDS(Landing, step, seat, system, friendly_only, left, planet)
};
ORRERY_ASKING_FRAME(Landing)

}  // namespace orrery::ti3
