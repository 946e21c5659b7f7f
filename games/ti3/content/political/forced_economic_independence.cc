// Forced Economic Independence: an agreement between the two elected players ends. (A law that names a pair
// forbids them another one: flow/negotiation.cc.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kForcedEconomicIndependence{
    .id = "forced_economic_independence",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      const SeatId a(f.outcome);
      const SeatId b(f.second);
      if (partners(g, a, b)) end_agreement(g, a, b);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
