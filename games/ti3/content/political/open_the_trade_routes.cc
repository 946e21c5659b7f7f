// Open the Trade Routes. For: two trade goods for everybody. Against: in this round goods go on to the left
// (TI3-ERRATA wording).
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kOpenTheTradeRoutes{
    .id = "open_the_trade_routes",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kGained = 2;
      if (f.outcome == kAgainst) {
        last(g, Hold::Tribute, SeatId{});
      } else {
        each_player(g, [&](SeatId seat) { gain_goods(g, seat, kGained); });
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
