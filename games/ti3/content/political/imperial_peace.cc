// Imperial Peace. Against: only Mecatol Rex may be invaded in this round. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kImperialPeace{
    .id = "imperial_peace",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::OnlyMecatol, SeatId{});
      return Next::Done;
    },
};

}  // namespace orrery::ti3
