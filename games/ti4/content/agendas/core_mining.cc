// Core Mining: attached, the planet has 2 more resources; one infantry on it is destroyed.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kCoreMining{
    .id = "core_mining",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      const SeatId controller = g.s.planets[PlanetId(f.outcome)].controller;
      if (controller.valid()) destroy_infantry(g, controller, PlanetId(f.outcome), 1);
      return Next::Done;
    },
    .resources = 2,
};

}  // namespace orrery::ti4
