// Gravity Drive: in each of one's tactical actions one ship has +1 move; which one shows in the movement.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kGravityDrive{
    .id = "gravity_drive",
    .at = when(Timing::SystemActivated),
    .mandatory = true,
    .usable = [](const Look&, SeatId seat, const Occasion* w) { return w->subject == raw(seat); },
    .resolve = [](Play& g, Use&) -> Next {
      speed_up_one_ship(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
