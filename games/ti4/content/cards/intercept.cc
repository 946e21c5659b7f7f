// Intercept: the opponent who has announced a retreat cannot retreat in this combat round.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kIntercept{
    .id = "intercept",
    .at = when(Timing::RetreatAnnounced),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return space_combat_of(look, seat) && w->subject == raw(opponent_of(look, seat));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      cancel_retreat(g, other(side_of(g, a.owner)));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
