// Taking one of the face-up Development tokens; the display is refilled at once (DEV-1, DEV-2, SET-23).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

enum class DevelopStep : std::uint8_t { Pick, Refill };
constexpr auto enum_names(DevelopStep) { return names_of("pick", "refill"); }

struct Develop {
  static constexpr std::string_view kName = "develop";
  DevelopStep step = DevelopStep::Pick;
  SeatId seat;
  ORRERY_FIELDS(Develop, step, seat)
};
ORRERY_ASKING_FRAME(Develop)
ORRERY_CHANCE_FRAME(Develop)

}  // namespace orrery::ahos
