// Taking one of the face-up Development tokens; the display is refilled at once (DEV-1, DEV-2, SET-23).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(DevelopStep)

struct Develop {
  static constexpr std::string_view kName = "develop";
  DevelopStep step{};
  SeatId seat;
  ORRERY_FIELDS(Develop, step, seat)
};
ORRERY_ASKING_FRAME(Develop)
ORRERY_CHANCE_FRAME(Develop)

}  // namespace orrery::ahos
