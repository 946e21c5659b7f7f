// The tactical action and its five steps (11).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(TacticalStep)
struct Tactical {
  static constexpr std::string_view kName = "tactical";
  TacticalStep step{};
  SeatId seat;
  SystemId system;
  ORRERY_FIELDS(Tactical, step, seat, system)
};
ORRERY_FRAME(Tactical)

}  // namespace orrery::ti4
