// Choosing the units lost after a combat (LOS-2, LOS-4).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct Losses {
  static constexpr std::string_view kName = "losses";
  struct Result {};
  SeatId seat;
  SpaceId space;
  std::uint8_t left = 0;
  std::uint8_t fleets_lost = 0;
  ORRERY_FIELDS(Losses, seat, space, left, fleets_lost)
};
ORRERY_ASKING_FRAME(Losses)

}  // namespace orrery::ahos
