// Spacial Conduit Cylinder: after one activated a system with units of one's own, it is adjacent in this
// tactical action to all other systems with units of one's own.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SystemSet elsewhere(const Look& look, SeatId seat, SystemId system) {
  SystemSet systems = look.s.presence[seat];
  systems.erase(system);  // 2.2a
  return systems;
}

}  // namespace

const AbilityDef kSpacialConduitCylinder{
    .id = "spacial_conduit_cylinder",
    .at = when(Timing::SystemActivated),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const SystemId system(w->object);
      return w->subject == raw(seat) && has_units(look, seat, system) &&
             !elsewhere(look, seat, system).empty();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      link_systems(g, elsewhere(g, a.owner, active(g)));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
