// Drawing cards: a fixed number, or up to the hand size; reshuffles on the way (SHF, TRN-2, TRN-4, TRN-5).
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

struct DrawCards {
  static constexpr std::string_view kName = "draw_cards";
  SeatId seat;
  std::uint8_t left = 0;  // cards still to draw
  bool refill = false;    // a refill of the hand: if the piles fail, the Reserve must help (TRN-4)
  ORRERY_FIELDS(DrawCards, seat, left, refill)
};
ORRERY_ASKING_FRAME(DrawCards)
ORRERY_CHANCE_FRAME(DrawCards)

// Brings the hand to its size; nothing to do if it is there already.
DrawCards refill_hand(const Look& look, SeatId seat);

}  // namespace orrery::ahos
