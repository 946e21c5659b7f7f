// Holder of Mecatol Rex. For: who controls it may discard a law. Against: he may place two ground forces
// there.
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/place.h"

namespace orrery::ti3 {

const PoliticalText kHolderOfMecatolRex{
    .id = "holder_of_mecatol_rex",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr std::uint8_t kTroops = 2;
      f.seat = g.s.planets[g.r.mecatol].controller;
      if (!f.seat.valid() || f.stage > 0) return Next::Done;
      f.stage = 1;
      if (f.outcome == kFor) return g.s.laws.empty() ? Next::Done : Next::Ask;
      PlaceUnits place;
      place.seat = f.seat;
      place.count = kTroops;
      place.planets.insert(g.r.mecatol);
      place.optional = true;
      place.cause = cause(f);
      return g.call(place);
    },
    .answers =
        [](const Look& look, const CarryOut&, OptionList& out) {
          list_laws(look, out);
          out.add(make(Verb::No));
        },
    .answer =
        [](Play& g, CarryOut&, Choice c) {
          if (c.verb<Verb>() == Verb::Law) discard_law(g, PoliticalId(c.operand(0)));
        },
};

}  // namespace orrery::ti3
