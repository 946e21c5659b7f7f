// Holy Planet of Ixth: attached; its controller gains a victory point, which goes with the control of the
// planet, and its units cannot use Production.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kHolyPlanetOfIxth{
    .id = "holy_planet_of_ixth",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      const SeatId controller = g.s.planets[PlanetId(f.outcome)].controller;
      if (controller.valid()) gain_points(g, controller, 1);
      return Next::Done;
    },
    .points = 1,
    .bars_production = true,
};

}  // namespace orrery::ti4
