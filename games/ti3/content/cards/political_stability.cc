// Political Stability: a strategy card that is neither Imperial nor Initiative is kept for the next round.
// Asked where the hand grows and at the last moment.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/status_phase_steps.h"

namespace orrery::ti3 {

const AbilityDef kPoliticalStability{
    .id = "political_stability",
    .at = when(Timing::StatusPhase),
    .usable = [](const Look&, SeatId, const Occasion* w) -> bool {
      const auto step = static_cast<StatusStep>(w->subject);
      return step == StatusStep::Receive || step == StatusStep::Return;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (std::size_t i = 0; i < kStrategyCards; ++i) {
        const auto card = static_cast<StrategyCard>(i);
        if (card == StrategyCard::Imperial || card == StrategyCard::Initiative) continue;
        if (holds_card(look, a.owner, card) && !held(look, Hold::Kept, a.owner, static_cast<std::uint8_t>(i)))
          out.add(make(Verb::StrategyCard, card));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::Kept, a.owner, a.answers[0].operand(0));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
