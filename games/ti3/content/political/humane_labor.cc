// Humane Labor. Against: no dock produces any more in this round. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kHumaneLabor{
    .id = "humane_labor",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::NoProduction, SeatId{});
      return Next::Done;
    },
};

}  // namespace orrery::ti3
