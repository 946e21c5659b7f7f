// Free Trade. Against: everybody loses two trade goods. (For is a trait.)
#include <algorithm>

#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kFreeTradeLaw{
    .id = "free_trade_law",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kLost = 2;
      if (f.outcome == kFor) return Next::Done;
      each_player(
          g, [&](SeatId seat) { lose_goods(g, seat, std::min<int>(kLost, g.s.players[seat].trade_goods)); });
      return Next::Done;
    },
};

}  // namespace orrery::ti3
