// Cost Overruns. For: everybody loses a trade good for each of his planets.
#include <algorithm>

#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kCostOverruns{
    .id = "cost_overruns",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) return Next::Done;
      each_player(g, [&](SeatId seat) {
        lose_goods(g, seat, std::min<int>(g.s.players[seat].trade_goods, planets_of(g, seat).size()));
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti3
