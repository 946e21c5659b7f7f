// New Constitution. For: all laws are discarded; at the next strategy phase everybody exhausts their planets
// in their home system. Against has no effect.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kNewConstitution{
    .id = "new_constitution",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kAgainst) return Next::Done;
      while (!g.s.laws.empty()) discard_law(g, g.s.laws.back().agenda);
      promise(g, f, all_players(g));
      return Next::Done;
    },
    .later = [](Play& g, ResolveAgenda& f) -> Next {
      each_player(g, [&](SeatId seat) {
        if (!f.seats.contains(seat)) return;
        for (PlanetId p : g.r.faction(g.s.players[seat].faction).planets) {
          if (g.s.planets[p].controller == seat) exhaust_planet(g, p);
        }
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti4
