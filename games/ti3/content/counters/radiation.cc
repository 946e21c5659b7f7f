// Radiation: all troops of the landing are killed (TI3-DOMAIN).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const CounterDef kRadiation{
    .id = "radiation",
    .resolve = [](Play& g, CounterText& f) -> Next {
      destroy_landed(g, f.seat, f.planet);
      f.stops = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti3
