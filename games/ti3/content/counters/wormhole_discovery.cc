// Wormhole Discovery: the system has that wormhole from now on (TI3-DOMAIN-2).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const CounterDef kAlphaWormholeDiscovery{
    .id = "alpha_wormhole_discovery",
    .resolve = [](Play& g, CounterText& f) -> Next {
      find_wormhole(g, Wormhole::Alpha, g.r.planet(f.planet).system);
      return Next::Done;
    },
};

const CounterDef kBetaWormholeDiscovery{
    .id = "beta_wormhole_discovery",
    .resolve = [](Play& g, CounterText& f) -> Next {
      find_wormhole(g, Wormhole::Beta, g.r.planet(f.planet).system);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
