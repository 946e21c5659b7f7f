// Set-up of the game (SET-1 to SET-33), in the order of the rulebook.
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(SetupStep)

struct Setup {
  static constexpr std::string_view kName = "setup";
  SetupStep step{};
  std::uint8_t turn = 0;  // how many players (or picks) of this step are done
  ORRERY_FIELDS(Setup, step, turn)
};
ORRERY_ASKING_FRAME(Setup)
ORRERY_CHANCE_FRAME(Setup)

}  // namespace orrery::ahos
