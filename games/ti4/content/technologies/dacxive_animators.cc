// Dacxive Animators: who has won a ground combat may add an infantry to that planet; a draw has no winner
// (24.4c).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kDacxiveAnimators{
    .id = "dacxive_animators",
    .at = when(Timing::CombatEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.combat.planet.valid() && verdict(look).winner == seat;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_units(g, a.owner, Unit::Infantry, 1, on(g.s.combat.planet));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
