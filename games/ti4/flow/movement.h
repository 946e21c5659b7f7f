// Moving ships into the active system, with what they carry (51, 85).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(MovementStep)
struct Movement {
  static constexpr std::string_view kName = "movement";
  MovementStep step{};
  SeatId seat;
  std::uint8_t at = 0;  // which entry of State::tactical.moving flies
  std::uint8_t dice = 0;
  ORRERY_FIELDS(Movement, step, seat, at, dice)
};
ORRERY_ASKING_FRAME(Movement)
ORRERY_CHANCE_FRAME(Movement)

}  // namespace orrery::ti4
