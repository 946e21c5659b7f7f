// Economic Equality: all trade goods go back to the supply. For: afterwards everybody gains 5.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kEconomicEquality{
    .id = "economic_equality",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      each_player(g, [&](SeatId seat) { lose_goods(g, seat, g.s.players[seat].trade_goods); });
      if (f.outcome == kFor) each_player(g, [&](SeatId seat) { gain_goods(g, seat, 5); });
      return Next::Done;
    },
};

}  // namespace orrery::ti4
