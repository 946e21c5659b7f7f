// Harrow: at the end of each round of a ground combat the active player's ships may use Bombardment against
// the opponent's ground forces on that planet (ERR-1), also in the round in which the own last ground force
// died. Planetary Shield prevents it (70.2).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/bombardment.h"

namespace orrery::ti4 {

const AbilityDef kHarrow{
    .id = "harrow",
    .at = when(Timing::CombatRoundEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const CombatMemory& c = look.s.combat;
      return ground_combat_of(look, seat) && look.s.tactical.seat == seat &&
             has_bombers(look, seat, c.system) && can_bombard(look, seat, c.planet);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      Bombardment f;
      f.seat = a.owner;
      f.only = g.s.combat.planet;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
