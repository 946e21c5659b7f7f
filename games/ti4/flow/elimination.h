// A player leaves the game (32).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

struct Elimination {
  static constexpr std::string_view kName = "elimination";
  SeatId seat;
  ORRERY_FIELDS(Elimination, seat)
};
ORRERY_FRAME(Elimination)
bool must_leave(const Look& look, SeatId seat);  // 32.1

}  // namespace orrery::ti4
