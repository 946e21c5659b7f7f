// Minister of Exploration: a trade good for each planet whose control its owner gains.
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLawMinisterOfExploration{
    .id = "minister_of_exploration",
    .at = when(Timing::PlanetGained),
    .mandatory = true,
    .usable = [](const Look&, SeatId seat, const Occasion* w) { return w->subject == raw(seat); },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
