// Strategic Flexibility: one's strategy card against one that nobody has chosen; bonus counters stay where
// they lie.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/rounds.h"

namespace orrery::ti3 {
namespace {

bool anything_free(const Look& look, SeatId seat) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (may_be_swapped_for(look, seat, static_cast<StrategyCard>(i))) return true;
  }
  return false;
}

}  // namespace

const AbilityDef kStrategicFlexibility{
    .id = "strategic_flexibility",
    .at = when(Timing::StrategyPhaseEnd),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.size() > 1) return;
      for (std::size_t i = 0; i < kStrategyCards; ++i) {
        const auto card = static_cast<StrategyCard>(i);
        const bool fits = a.answers.empty() ? holds_card(look, a.owner, card) && anything_free(look, a.owner)
                                            : may_be_swapped_for(look, a.owner, card);
        if (fits) out.add(make(Verb::StrategyCard, card));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const StrategyCard card = strategy_at(a.answers[1], 0);
      return_strategy_card(g, strategy_at(a.answers[0], 0));
      take_strategy_card(g, a.owner, card);
      pay_for_card(g, a.owner, card);
      take_token(g, a.owner, card);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
