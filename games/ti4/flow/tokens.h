// Command tokens: where gained ones go, redistribution, and tokens that must be placed on the board.
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// Gains `count` tokens (as far as the reserve goes, 73.3a) into pools of the player's choice, or
// redistributes all (one choice).
struct GainTokens {
  static constexpr std::string_view kName = "gain_tokens";
  SeatId seat;
  std::uint8_t count = 0;
  bool redistribute = false;  // `pools a b c` over everything, else `gain a b c`
  bool done = false;
  ORRERY_FIELDS(GainTokens, seat, count, redistribute, done)
};
ORRERY_ASKING_FRAME(GainTokens)

// Places a token of the reserve in a system; from the sheet by the player's choice if the reserve is empty
// (73.3b); none if one is there.
struct PlaceToken {
  static constexpr std::string_view kName = "place_token";
  SeatId seat;
  SystemId system;
  ORRERY_FIELDS(PlaceToken, seat, system)
};
ORRERY_ASKING_FRAME(PlaceToken)

}  // namespace orrery::ti4
