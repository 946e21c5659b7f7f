// Economic Revitalization: everybody else gives the player a trade good.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kEconomicRevitalization{
    .id = "economic_revitalization",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      const SeatId elected(f.outcome);
      each_player(g, [&](SeatId seat) {
        if (seat != elected && g.s.players[seat].trade_goods > 0) give_goods(g, seat, elected, 1);
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti3
