// Unveil Flagship: after one has won a space combat in a system with one's flagship, unless the flagship was
// destroyed in it.
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {

const AbilityDef kUnveilFlagship{
    .id = "unveil_flagship",
    .at = when(Timing::CombatEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const CombatMemory& combat = look.s.combat;
      if (combat.planet.valid() || verdict(look).winner != seat) return false;
      const CombatSide& side = combat.attacker.seat == seat ? combat.attacker : combat.defender;
      return !side.flagship_lost && forces(look, seat, combat.system).of(Unit::Flagship) > 0 &&
             free_to_score(look, seat, *w);
    },
    .resolve = score_now,
};

}  // namespace orrery::ti4
