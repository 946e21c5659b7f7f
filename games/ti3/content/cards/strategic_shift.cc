// Strategic Shift: nobody may choose the strategy card that is named in this round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kStrategicShift{
    .id = "strategic_shift",
    .at = when(Timing::StrategyPhaseStart),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (std::size_t i = 0; i < kStrategyCards; ++i) {
        if (!look.s.strategy[i].owner.valid()) out.add(make(Verb::StrategyCard, i));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NotChosen, SeatId{}, a.answers[0].operand(0));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
