// Technological Society: the player on the left picks a technology that the player gains (TI3-DOMAIN).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/flow/research.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const CounterDef kTechnologicalSociety{
    .id = "technological_society",
    .resolve = [](Play& g, CounterText& f) -> Next {
      if (f.stage > 0) return Next::Done;
      f.stage = 1;
      Research r;
      r.seat = f.seat;
      r.chooser = left_of(g, f.seat);
      r.optional = false;
      return g.call(r);
    },
};

}  // namespace orrery::ti3
