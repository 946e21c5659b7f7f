// Imperial Containment. For: who has most planets outside his home system pays a counter more for each
// activation of a tactical action.
#include <algorithm>

#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kImperialContainment{
    .id = "imperial_containment",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) return Next::Done;
      int most = 0;
      each_player(g, [&](SeatId seat) { most = std::max(most, planets_away(g, seat)); });
      each_player(g, [&](SeatId seat) {
        if (planets_away(g, seat) == most) last(g, Hold::Containment, seat);
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti3
