// Core Stability. Against: no action cards are drawn in this round's status phase. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kCoreStability{
    .id = "core_stability",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::NoActionCards, SeatId{});
      return Next::Done;
    },
};

}  // namespace orrery::ti3
