// Moving ships into the activated system with what they carry (TI3-MOVE, TI3-CARRIER), or between the two
// systems of a transfer action.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(MovementStep)
struct Movement {
  static constexpr std::string_view kName = "movement";
  MovementStep step{};
  SeatId seat;
  SystemId passage;  // whose ships are asked to let a fleet through
  ORRERY_FIELDS(Movement, step, seat, passage)
};
ORRERY_ASKING_FRAME(Movement)

}  // namespace orrery::ti3
