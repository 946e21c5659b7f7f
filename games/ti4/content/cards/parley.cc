// Parley: ground forces that another player has just committed to a planet of one's own go back to space and
// cannot be committed again in this action.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kParley{
    .id = "parley",
    .at = when(Timing::GroundForcesCommitted),  // The window opens only for planets to which something was
                                                // committed.
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && look.s.planets[PlanetId(w->object)].controller == seat &&
             look.s.tactical.committed.contains(PlanetId(w->object));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const Occasion* w = occasion_of(g, a);
      send_back(g, SeatId(w->subject), PlanetId(w->object));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
