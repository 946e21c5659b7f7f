// Planetary Conscription. Against: nobody lands on neutral planets in this round. (For: content/laws.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kPlanetaryConscription{
    .id = "planetary_conscription",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) last(g, Hold::NoNeutralLanding, SeatId{});
      return Next::Done;
    },
};

}  // namespace orrery::ti3
