// Rounds of turns until the end of the game, then scoring (TRN-1, END, SCO, TIE).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct Rounds {
  static constexpr std::string_view kName = "rounds";
  std::uint8_t played = 0;  // turns played in the current round
  ORRERY_FIELDS(Rounds, played)
};
ORRERY_FRAME(Rounds)

}  // namespace orrery::ahos
