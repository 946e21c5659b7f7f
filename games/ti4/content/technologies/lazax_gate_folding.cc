// Lazax Gate Folding: as an action, who controls Mecatol Rex places an infantry there. (The wormholes of the
// others are a trait.)
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLazaxGateFolding{
    .id = "lazax_gate_folding",
    .at = when(Timing::ComponentAction),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return room_for_units(look, seat).contains(look.r.mecatol);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_units(g, a.owner, Unit::Infantry, 1, on(g.r.mecatol));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
