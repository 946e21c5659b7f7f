// Putting cards in the Reserves: the action (RSV) and the texts that do the same.
#pragma once

#include "games/ahos/effect.h"
#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct Stow {
  static constexpr std::string_view kName = "stow";
  SeatId seat;
  std::uint8_t most = 0xff;                         // how many cards may be put
  std::uint8_t from = kFromHand;                    // zones they may come from
  std::uint8_t to = kToReserveOne | kToReserveTwo;  // Reserves they may go to
  bool only_reserve = false;                        // only cards marked Reserve
  bool shifting = true;                             // cards may change Reserve (RSV-9)
  std::uint8_t stowed = 0;
  CardSet shifted;  // each card changes Reserve at most once in one action
  ORRERY_FIELDS(Stow, seat, most, from, to, only_reserve, shifting, stowed, shifted)
};
ORRERY_ASKING_FRAME(Stow)

// Whether at least one card can be put in a Reserve; otherwise the rule that is in the way.
Refusal can_stow(const Look& look, const Stow& f);

}  // namespace orrery::ahos
