// Neuroglaive: after another player activated a system with ships of one's own, that player gives up a token
// of the fleet pool. Ships above the new limit go before anything else happens (65.5).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kNeuroglaive{
    .id = "neuroglaive",
    .at = when(Timing::SystemActivated),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && has_ships(look, seat, SystemId(w->object)) &&
             look.s.players[SeatId(w->subject)].fleet > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, SeatId(occasion_of(g, a)->subject), Pool3::Fleet);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
