// Action: produce military units (PRD). Units are chosen and placed first, then paid together.
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

ORRERY_STEPS(ProduceStep)

struct Produce {
  static constexpr std::string_view kName = "produce";
  ProduceStep step{};
  SeatId seat;
  std::uint8_t most = 0;   // how many units this action may make
  std::uint8_t built = 0;  // how many it has made
  Cost each;
  Cost owed;
  ORRERY_FIELDS(Produce, step, seat, most, built, each, owed)
};
ORRERY_ASKING_FRAME(Produce)

// The produce action of the rulebook for that seat, or as a text changes it.
Produce produce_action(const Look& look, SeatId seat);
// Whether at least one unit can be made and paid; otherwise the rule that is in the way.
Refusal can_produce(const Look& look, const Produce& f);

}  // namespace orrery::ahos
