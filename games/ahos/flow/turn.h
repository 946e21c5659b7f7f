// One turn: two actions and any number of free-action texts, then the hand is refilled (TRN, ACT).
#pragma once

#include "games/ahos/flow/move.h"
#include "games/ahos/flow/text.h"
#include "games/ahos/fwd.h"

namespace orrery::ahos {

enum class TurnStep : std::uint8_t { Begin, Actions, Ending, Refill, End };
constexpr auto enum_names(TurnStep) { return names_of("begin", "actions", "ending", "refill", "end"); }

struct Turn {
  static constexpr std::string_view kName = "turn";
  TurnStep step = TurnStep::Begin;
  SeatId seat;
  bool idle = true;  // nothing but passes so far
  void receive(const Text&) {}
  ORRERY_FIELDS(Turn, step, seat, idle)
};
ORRERY_ASKING_FRAME(Turn)

}  // namespace orrery::ahos
