// Summit: at the start of the strategy phase, 2 command tokens.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {

const AbilityDef kSummit{
    .id = "summit",
    .at = when(Timing::StrategyPhaseStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) { return reserve_tokens(look, seat) > 0; },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      GainTokens f;
      f.seat = a.owner;
      f.count = 2;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
