// Public Disgrace: who has just chosen a strategy card gives it back and chooses another one.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/rounds.h"

namespace orrery::ti3 {

const AbilityDef kPublicDisgrace{
    .id = "public_disgrace",
    .at = when(Timing::AfterStrategyPick),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const auto card = static_cast<StrategyCard>(w->object);
      return w->subject != raw(seat) && holds_card(look, SeatId(w->subject), card) &&
             could_choose_other(look, SeatId(w->subject), card);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      return_strategy_card(g, static_cast<StrategyCard>(occasion_of(g, a)->object));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
