// The tactical action and its seven steps (TI3-TACTICAL), the transfer action and its five (TI3-TRANSFER).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(TacticalStep)
struct Tactical {
  static constexpr std::string_view kName = "tactical";
  TacticalStep step{};
  SeatId seat;
  SystemId system;
  SystemId second;  // of a transfer action
  ORRERY_FIELDS(Tactical, step, seat, system, second)
};
ORRERY_ASKING_FRAME(Tactical)

}  // namespace orrery::ti3
