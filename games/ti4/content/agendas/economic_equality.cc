// Economic Equality: all trade goods go back to the supply. For: afterwards everybody gains 5.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

Next resolve(Play& g, ResolveAgenda& f) {
  each_player(g, [&](SeatId seat) { lose_goods(g, seat, g.s.players[seat].trade_goods); });
  if (f.outcome == kFor) each_player(g, [&](SeatId seat) { gain_goods(g, seat, 5); });
  return Next::Done;
}

}  // namespace

const AgendaText kEconomicEquality{.id = "economic_equality", .resolve = resolve};

}  // namespace orrery::ti4
