// One answer in the tug of war (TUG): reinforcements, Matter, Combat texts, until the player is ahead or
// gives up.
#pragma once

#include "games/ahos/flow/text.h"
#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(ResponseStep)

struct Response {
  static constexpr std::string_view kName = "response";
  struct Result {};
  ResponseStep step{};
  SeatId seat;
  Side side = Side::Attacker;
  bool yielded = false;
  void receive(const Text&) {}
  Cost owed;  // Energy and Research of the moves of this response
  ORRERY_FIELDS(Response, step, seat, side, yielded, owed)
};
ORRERY_ASKING_FRAME(Response)

}  // namespace orrery::ahos
