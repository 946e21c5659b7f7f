// Industrial Society: the planet arrives unexhausted, and a dock may be placed on it (TI3-DOMAIN).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/flow/place.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const CounterDef kIndustrialSociety{
    .id = "industrial_society",
    .resolve = [](Play& g, CounterText& f) -> Next {
      if (f.stage > 0) return Next::Done;
      f.stage = 1;
      gain_control(g, f.seat, f.planet, true);
      PlaceUnits place;
      place.seat = f.seat;
      place.unit = Unit::SpaceDock;
      place.count = 1;
      place.planets.insert(f.planet);
      place.optional = true;
      return g.call(place);
    },
};

}  // namespace orrery::ti3
