// Lost Star Chart: in this tactical action systems with alpha and systems with beta wormholes are adjacent.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLostStarChart{
    .id = "lost_star_chart",
    .at = when(Timing::SystemActivated),
    .usable = [](const Look&, SeatId seat, const Occasion* w) { return w->subject == raw(seat); },
    .resolve = [](Play& g, Use&) -> Next {
      join_wormholes(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
