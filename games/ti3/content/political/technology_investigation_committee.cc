// Technology Investigation Committee. For: no technologies are bought in this round. Against: everybody loses
// an action card at random; two more political cards follow.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kTechnologyInvestigationCommittee{
    .id = "technology_investigation_committee",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kMoreCards = 2;
      if (f.outcome == kFor) {
        last(g, Hold::NoPurchase, SeatId{});
        return Next::Done;
      }
      if (f.stage == 0) return discard_at_random(g, f);
      draw_more_politicals(g, kMoreCards);
      return Next::Done;
    },
    .luck = random_card,
    .lucky = lose_random_card,
};

}  // namespace orrery::ti3
