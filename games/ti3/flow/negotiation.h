// Trade agreements (TI3-TRADE): proposals one after another, an answer, the approval of the active player
// (TI3-Q-35).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(NegotiationStep)
struct Negotiation {
  static constexpr std::string_view kName = "negotiation";
  NegotiationStep step{};
  SeatId active;
  SeatId seat;                          // who may propose
  SeatId partner;                       // of the proposal
  std::uint8_t mine = 0, theirs = 0;    // which trade cards
  FixedVec<std::uint16_t, 28> refused;  // pairs: lower seat * 16 + higher seat
  ORRERY_FIELDS(Negotiation, step, active, seat, partner, mine, theirs, refused)
};
ORRERY_ASKING_FRAME(Negotiation)

Refusal may_agree(const Look& look, SeatId a, SeatId b);
void break_for_war(Play& g, SeatId a, SeatId b);  // TI3-TRADEBREAK-3

}  // namespace orrery::ti3
