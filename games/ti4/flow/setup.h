// Set-up, steps 1-12 (0.11-0.22).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(SetupStep)
struct Setup {
  static constexpr std::string_view kName = "setup";
  SetupStep step{};
  std::uint8_t at = 0;    // which player, counted clockwise from the speaker; which objective
  std::uint8_t part = 0;  // blue or red tiles; how many units of the player are placed
  SystemId tile;          // the extra tile of five players
  ORRERY_FIELDS(Setup, step, at, part, tile)
};
ORRERY_ASKING_FRAME(Setup)
ORRERY_CHANCE_FRAME(Setup)

}  // namespace orrery::ti4
