// Limits to Individual Power. Against: everybody loses an action card at random. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kLimitsToIndividualPower{
    .id = "limits_to_individual_power",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor || f.stage > 0) return Next::Done;
      return discard_at_random(g, f);
    },
    .luck = random_card,
    .lucky = lose_random_card,
};

}  // namespace orrery::ti3
