// Trade War. Against: everybody loses a trade good. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kTradeWar{
    .id = "trade_war",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      each_player(g, [&](SeatId seat) {
        if (g.s.players[seat].trade_goods > 0) lose_goods(g, seat, 1);
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti3
