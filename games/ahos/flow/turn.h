// One turn: two actions and any number of free-action texts, then the hand is refilled (TRN, ACT).
#pragma once

#include "games/ahos/flow/move.h"
#include "games/ahos/flow/text.h"
#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(TurnStep)

struct Turn {
  static constexpr std::string_view kName = "turn";
  TurnStep step{};
  SeatId seat;
  bool idle = true;  // nothing but passes so far
  void receive(const Text&) {}
  ORRERY_FIELDS(Turn, step, seat, idle)
};
ORRERY_ASKING_FRAME(Turn)

}  // namespace orrery::ahos
