// Subsidized Industry: the player may place a dock on a planet of his that has none.
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/place.h"

namespace orrery::ti3 {

const PoliticalText kSubsidizedIndustry{
    .id = "subsidized_industry",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.stage > 0) return Next::Done;
      f.stage = 1;
      PlaceUnits place;
      place.seat = SeatId(f.outcome);
      place.unit = Unit::SpaceDock;
      place.count = 1;
      for (PlanetId p : planets_of(g, place.seat)) {
        if (g.s.planets[p].own.docks == 0) place.planets.insert(p);
      }
      place.optional = true;
      place.cause = cause(f);
      return g.call(place);
    },
};

}  // namespace orrery::ti3
