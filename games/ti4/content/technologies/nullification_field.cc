// Nullification Field: exhausted, and for 1 strategy token, it ends the turn of another player who has
// activated a system with a ship of one's own.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kNullificationField{
    .id = "nullification_field",
    .at = when(Timing::SystemActivated),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && has_ships(look, seat, SystemId(w->object)) &&
             look.s.players[seat].strategy > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, a.owner, Pool3::Strategy);
      cut_turn_short(g);  // of the window only duties remain (TI4-Q-5)
      return Next::Done;
    },
};

}  // namespace orrery::ti4
