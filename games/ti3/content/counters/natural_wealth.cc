// Natural Wealth: trade goods, as many as are printed (TI3-DOMAIN).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

Next collect_wealth(Play& g, CounterText& f) {
  gain_goods(g, f.seat, g.r.counter(g.s.planets[f.planet].counter).value);
  return Next::Done;
}

}  // namespace

const CounterDef kNaturalWealth2{.id = "natural_wealth_2", .resolve = collect_wealth};
const CounterDef kNaturalWealth4{.id = "natural_wealth_4", .resolve = collect_wealth};

}  // namespace orrery::ti3
