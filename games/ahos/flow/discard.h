// Action: discard cards (DSC).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct Discard {
  static constexpr std::string_view kName = "discard";
  SeatId seat;
  std::uint8_t discarded = 0;
  ORRERY_FIELDS(Discard, seat, discarded)
};
ORRERY_ASKING_FRAME(Discard)

}  // namespace orrery::ahos
