// Imperial Mandate. For: everybody gains two points. Against: everybody loses one.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kImperialMandate{
    .id = "imperial_mandate",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kGained = 2;
      each_player(g, [&](SeatId seat) {
        if (f.outcome == kFor) {
          gain_points(g, seat, kGained);
        } else {
          lose_points(g, seat, 1);
        }
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti3
