// Fleet Regulations. For: what is above five in fleet supply goes back (the limit is a trait). Against: a
// counter more for every fleet supply.
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/counters.h"

namespace orrery::ti3 {

const PoliticalText kFleetRegulations{
    .id = "fleet_regulations",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      each_player(g, [&](SeatId seat) {
        const Player& p = g.s.players[seat];
        if (f.outcome == kFor && p.fleet > kRegulatedFleet)
          set_areas(g, seat, p.strategy, kRegulatedFleet, p.command);
        if (f.outcome == kAgainst && reserve_counters(g, seat) > 0) gain_counters(g, seat, 0, 1, 0);
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti3
