// Action: acquire a Technology card or a Wormhole token (TEC), and the refill of the Technology display.
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(AcquireStep)

struct Acquire {
  static constexpr std::string_view kName = "acquire";
  AcquireStep step{};
  SeatId seat;
  CardId card;           // none: the Wormhole token
  bool to_hand = false;  // Rapid Prototyping
  ORRERY_FIELDS(Acquire, step, seat, card, to_hand)
};
ORRERY_FRAME(Acquire)

Refusal can_acquire(const Look& look, SeatId seat, KindId kind);
Refusal can_acquire_token(const Look& look, SeatId seat);
// The copy of that kind on display, or none.
CardId on_display(const Look& look, KindId kind);

// Fills the display up to eight; Wormhole Technology is set aside and replaced (TEC-3 to TEC-5, SET-28, Q-6).
struct FillDisplay {
  static constexpr std::string_view kName = "fill_display";
  ORRERY_NO_FIELDS(FillDisplay)
};
ORRERY_FRAME(FillDisplay)
ORRERY_CHANCE_FRAME(FillDisplay)

}  // namespace orrery::ahos
