// Political Stability: one keeps one's strategy cards in the status phase, and picks none in the next
// strategy phase.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

bool has_strategy_card(const Look& look, SeatId seat) {
  for (const StrategySlot& slot : look.s.strategy) {
    if (slot.owner == seat) return true;
  }
  return false;
}

}  // namespace

const AbilityDef kPoliticalStability{
    .id = "political_stability",
    .at = when(Timing::StrategyCardsReturned),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const StatusPhase* f = find_frame<StatusPhase>(look);
      return f != nullptr && !f->keeps_cards.contains(seat) && has_strategy_card(look, seat);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      find_frame<StatusPhase>(g)->keeps_cards.insert(a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
