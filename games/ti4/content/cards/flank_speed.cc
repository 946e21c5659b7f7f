// Flank Speed: after activating a system, +1 move for all one's ships in this tactical action; a second copy
// adds nothing (18.6b).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kFlankSpeed{
    .id = "flank_speed",
    .at = when(Timing::SystemActivated),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && look.s.tactical.bonus_move == 0;
    },
    .resolve = [](Play& g, Use&) -> Next {
      speed_up_ships(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
