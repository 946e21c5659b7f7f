// Representative Government. For: the law is a trait of the table. Against: at the next strategy phase the
// cultural planets of those who voted so are exhausted.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AgendaText kRepresentativeGovernment{
    .id = "representative_government",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kAgainst) promise(g, f, voters_for(g, kAgainst));
      return Next::Done;
    },
    .later = [](Play& g, ResolveAgenda& f) -> Next {
      each_player(g, [&](SeatId seat) {
        if (f.seats.contains(seat))
          exhaust_planets(g, with_trait(g, planets_of(g, seat), PlanetTrait::Cultural));
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti4
