// Colonization Licensing. Against: everybody exhausts a planet for each three that he has outside his home
// system. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kColonizationLicensing{
    .id = "colonization_licensing",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kPlanetsEach = 3;
      if (f.outcome == kFor || !next_player(g, f)) return Next::Done;
      return exhaust_some(g, f, planets_away(g, f.seat) / kPlanetsEach);
    },
};

}  // namespace orrery::ti3
