// Paying: cards and Development tokens, each for one resource, until the cost is covered (RES-3 to RES-6).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct Pay {
  static constexpr std::string_view kName = "pay";
  SeatId seat;
  Cost due;  // what is still to be paid; the player can always cover it
  ORRERY_FIELDS(Pay, seat, due)
};
ORRERY_ASKING_FRAME(Pay)

}  // namespace orrery::ahos
