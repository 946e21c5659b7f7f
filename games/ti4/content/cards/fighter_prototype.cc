// Fighter Prototype: +2 on the combat rolls of one's fighters in the first round of a space combat.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kFighterPrototype{
    .id = "fighter_prototype",
    .at = when(Timing::SpaceCombatStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) && forces(look, seat, look.s.combat.system).of(Unit::Fighter) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      boost_fighters(g, side_of(g, a.owner), 2);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
