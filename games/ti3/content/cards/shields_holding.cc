// Shields Holding: up to two hits against one's fleet in this round of a Space Battle are cancelled.
#include <algorithm>

#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"

namespace orrery::ti3 {

const AbilityDef kShieldsHolding{
    .id = "shields_holding",
    .at = when(Timing::DuringSpaceBattle),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return takes_part(look, seat) && look.s.battle.side(side_of(look, seat)).hits > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kMostCancelled = 2;
      const Side mine = side_of(g, a.owner);
      cancel_hits(g, mine, std::min<int>(kMostCancelled, g.s.battle.side(mine).hits));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
