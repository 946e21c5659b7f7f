// The galactic council (TI3-POLITICS): a political card is drawn, voted on and carried out.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(CouncilStep)
struct Council {
  static constexpr std::string_view kName = "council";
  CouncilStep step{};
  SeatId seat;             // the active player
  std::uint8_t voted = 0;  // how many have voted
  bool later = false;      // not the first card that is drawn
  ORRERY_FIELDS(Council, step, seat, voted, later)
};
ORRERY_ASKING_FRAME(Council)
ORRERY_CHANCE_FRAME(Council)

// What an outcome does; content/political/<id>.cc.
struct CarryOut {
  static constexpr std::string_view kName = "carry_out";
  PoliticalId card;
  std::uint8_t outcome = kNoOutcome;
  std::uint8_t second = kNoOutcome;
  SeatId seat;  // who is asked
  std::uint8_t stage = 0;
  std::uint8_t counter = 0;
  std::uint8_t paid = 0;
  SeatSet done;  // players who have had their turn
  template <class Child>
  requires requires(const Child& c) { c.paid; }
  void receive(const Child& c) { paid = c.paid; }
  ORRERY_FIELDS(CarryOut, card, outcome, second, seat, stage, counter, paid, done)
};
ORRERY_ASKING_FRAME(CarryOut)
ORRERY_CHANCE_FRAME(CarryOut)

int votes_of(const Look& look, SeatId seat);  // TI3-POLITICS-13

}  // namespace orrery::ti3
