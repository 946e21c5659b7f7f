// Checks and Balances. Against: everybody passes his strategy cards to the left. (For is a trait.)
#include <array>

#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kChecksAndBalances{
    .id = "checks_and_balances",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      for (std::size_t i = 0; i < kStrategyCards; ++i) {
        const SeatId owner = g.s.strategy[i].owner;
        if (owner.valid()) give_strategy_card(g, left_of(g, owner), static_cast<StrategyCard>(i));
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
