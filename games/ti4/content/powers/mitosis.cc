// Mitosis: at the start of each status phase 1 infantry comes to a planet one controls. (That space docks
// make no ground forces is a trait: 60.1d.)
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kMitosis{
    .id = "mitosis",
    .at = when(Timing::StatusPhaseStart),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return !room_for_units(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(room_for_units(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_units(g, a.owner, Unit::Infantry, 1, on(planet_at(a.answers[0], 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
