// Bioplasmosis: when the status phase ends, any of one's infantry may be shifted between planets one
// controls, each within its system or to an adjacent one, all at once.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/shift_infantry.h"

namespace orrery::ti4 {

const AbilityDef kBioplasmosis{
    .id = "bioplasmosis",
    .at = when(Timing::StatusPhaseEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      ShiftInfantry f;
      f.seat = seat;
      return can_shift_infantry(look, f);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      ShiftInfantry f;
      f.seat = a.owner;
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
