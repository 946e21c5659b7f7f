// Fighter Prototype: +2 on the combat rolls of one's fighters in the first round of a space combat.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {

const AbilityDef kFighterPrototype{
    .id = "fighter_prototype",
    .at = when(Timing::SpaceCombatStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) && forces(look, seat, look.s.combat.system).of(Unit::Fighter) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      CombatSide& side = g.s.combat.side(side_of(g, a.owner));
      side.fighter_bonus = static_cast<std::int8_t>(side.fighter_bonus + 2);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
