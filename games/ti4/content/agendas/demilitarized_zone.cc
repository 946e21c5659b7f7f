// Demilitarized Zone: attached; the units on the planet are destroyed and none can come there any more.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kDemilitarizedZone{
    .id = "demilitarized_zone",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      destroy_all_on(g, PlanetId(f.outcome));
      return Next::Done;
    },
    .bars_units = true,
};

}  // namespace orrery::ti4
