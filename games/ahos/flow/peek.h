// Looking secretly at face-down Alien tokens (Tachyon Scanner): which one lies there is decided now, for one
// player's eyes.
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct Peek {
  static constexpr std::string_view kName = "peek";
  SeatId seat;
  SpaceSet spaces;  // still to look at
  ORRERY_FIELDS(Peek, seat, spaces)
};
ORRERY_FRAME(Peek)
ORRERY_CHANCE_FRAME(Peek)

}  // namespace orrery::ahos
