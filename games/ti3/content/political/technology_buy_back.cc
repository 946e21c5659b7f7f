// Technology Buy-back. Against: nobody gains technologies in this round. (For: content/laws.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kTechnologyBuyBack{
    .id = "technology_buy_back",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::NoTechnology, SeatId{});
      return Next::Done;
    },
};

}  // namespace orrery::ti3
