// Graviton Laser System: before a space cannon roll of one's own, its hits must go to non-fighter ships while
// there are any. Offered only where it makes a difference.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/space_cannon.h"

namespace orrery::ti4 {

const AbilityDef kGravitonLaserSystem{
    .id = "graviton_laser_system",
    .at = when(Timing::SpaceCannonUsed),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const Volley* volley = find_frame<Volley>(look);
      if (w->subject != raw(seat) || volley == nullptr || volley->planet.valid()) return false;
      const SpaceForces& fleet = forces(look, volley->target, look.s.tactical.system);
      return fleet.of(Unit::Fighter) > 0 && non_fighters(fleet) > 0;
    },
    .resolve = [](Play& g, Use&) -> Next {
      find_frame<Volley>(g)->non_fighters_first = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti4
