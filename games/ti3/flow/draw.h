// Action cards: drawing them and the limit of hands (TI3-ACARD-3, TI3-ACARD-4).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

struct DrawCards {
  static constexpr std::string_view kName = "draw_cards";
  SeatId seat;
  std::uint8_t count = 1;
  ORRERY_FIELDS(DrawCards, seat, count)
};
ORRERY_FRAME(DrawCards)
ORRERY_CHANCE_FRAME(DrawCards)

// The player discards until so many are left.
struct DiscardCards {
  static constexpr std::string_view kName = "discard_cards";
  SeatId seat;
  std::uint8_t keep = 7;
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(DiscardCards, seat, keep, cause)
};
ORRERY_ASKING_FRAME(DiscardCards)

// The cards of a status phase are laid open, and players choose theirs in descending order of influence
// (LawOpenStatusCards).
struct OpenDraw {
  static constexpr std::string_view kName = "open_draw";
  std::uint8_t left = 0;  // cards still to be laid open
  SeatId seat;            // who chooses
  std::uint8_t owed = 0;  // so many still
  SeatSet done;           // who has chosen
  ORRERY_FIELDS(OpenDraw, left, seat, owed, done)
};
ORRERY_ASKING_FRAME(OpenDraw)
ORRERY_CHANCE_FRAME(OpenDraw)

int status_cards(const Look& look, SeatId seat);  // TI3-STATUS-10

}  // namespace orrery::ti3
