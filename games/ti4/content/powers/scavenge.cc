// Scavenge: 1 trade good after each planet one gains control of, one at a time (MENTAK-5).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kScavenge{
    .id = "scavenge",
    .at = when(Timing::AfterPlanetGained),
    .mandatory = true,
    .usable = [](const Look&, SeatId seat, const Occasion* w) { return w->subject == raw(seat); },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
