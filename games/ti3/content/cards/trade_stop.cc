// Trade Stop: all trade agreements end, one's own too.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kTradeStop{
    .id = "trade_stop",
    .at = when(Timing::StrategyPhase),
    .usable = [](const Look& look, SeatId, const Occasion*) -> bool {
      for (int i = 0; i < look.r.players; ++i) {
        if (agreements(look, SeatId(i)) > 0) return true;
      }
      return false;
    },
    .resolve = [](Play& g, Use&) -> Next {
      for (int one = 0; one < g.r.players; ++one) {
        for (int two = one + 1; two < g.r.players; ++two) end_agreement(g, SeatId(one), SeatId(two));
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
