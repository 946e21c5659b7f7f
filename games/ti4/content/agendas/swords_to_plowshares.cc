// Swords to Plowshares. For: on each of their planets everybody destroys half of their infantry, rounded up,
// and gains a trade good for each. Against: everybody places an infantry on each of their planets.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

void disarm(Play& g, SeatId seat) {
  int destroyed = 0;
  for (PlanetId p : planets_of(g, seat))
    destroyed += destroy_infantry(g, seat, p, (ground(g, seat, p).infantry + 1) / 2);
  gain_goods(g, seat, destroyed);
}

}  // namespace

const AgendaText kSwordsToPlowshares{
    .id = "swords_to_plowshares",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      each_player(g, [&](SeatId seat) {
        if (f.outcome == kFor) return disarm(g, seat);
        for (PlanetId p : room_for_units(g, seat)) place_units(g, seat, Unit::Infantry, 1, on(p));
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti4
