// Morale Boost: +1 on the combat rolls of one's units in this combat round; a second copy adds nothing
// (18.6b).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kMoraleBoost{
    .id = "morale_boost",
    .at = when(Timing::CombatRoundStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const CombatMemory& c = look.s.combat;
      return c.on && takes_part(look, seat) && c.side(side_of(look, seat)).boosted != c.round;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      boost_morale(g, side_of(g, a.owner));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
