// Command Summit: two command counters in the command pool, as far as there are any.
#include <algorithm>

#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kCommandSummit{
    .id = "command_summit",
    .at = when(Timing::StrategyPhase),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return reserve_counters(look, seat) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kCounters = 2;
      gain_counters(g, a.owner, 0, 0, std::min(kCounters, reserve_counters(g, a.owner)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
