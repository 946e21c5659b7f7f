// Morale Boost: all one's units get +1 in this round of a Space Battle or Invasion Combat.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"

namespace orrery::ti3 {

const AbilityDef kMoraleBoost{
    .id = "morale_boost",
    .at = when(Timing::BeforeCombatRound),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool { return takes_part(look, seat); },
    .resolve = [](Play& g, Use& a) -> Next {
      modify_round(g, side_of(g, a.owner), 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
