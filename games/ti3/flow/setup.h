// Setting up (TI3-SETUP, TI3-OBJPREP): races, objectives, galaxy, starting units.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(SetupStep)
struct Setup {
  static constexpr std::string_view kName = "setup";
  SetupStep step{};
  SeatId seat;      // whose turn it is in the step
  PlanetId planet;  // marks the first half of a chance in two parts
  ORRERY_FIELDS(Setup, step, seat, planet)
};
ORRERY_ASKING_FRAME(Setup)
ORRERY_CHANCE_FRAME(Setup)

}  // namespace orrery::ti3
