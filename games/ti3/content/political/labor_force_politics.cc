// Labor Force Politics. Against: everybody produces at one dock only in this round. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kLaborForcePolitics{
    .id = "labor_force_politics",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::OneDock, SeatId{});
      return Next::Done;
    },
};

}  // namespace orrery::ti3
