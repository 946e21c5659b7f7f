// Fighter Prototype: all fighters of one's fleet get +2 in the first round of the battle.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"

namespace orrery::ti3 {

const AbilityDef kFighterPrototype{
    .id = "fighter_prototype",
    .at = when(Timing::BeforeSpaceBattle),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return takes_part(look, seat) && fleet(look, seat, look.s.battle.system).of(Unit::Fighter) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kBetter = 2;
      modify_fighters(g, side_of(g, a.owner), kBetter);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
