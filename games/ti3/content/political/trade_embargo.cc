// Trade Embargo: all agreements with the player end; no new ones in this round and the next.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kTradeEmbargo{
    .id = "trade_embargo",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      const SeatId elected(f.outcome);
      each_player(g, [&](SeatId seat) {
        if (seat != elected && partners(g, seat, elected)) end_agreement(g, seat, elected);
      });
      last(g, Hold::NoAgreements, elected, 0xff, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
