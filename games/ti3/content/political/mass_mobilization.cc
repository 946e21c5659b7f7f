// Mass Mobilization. For: a ground force for everybody for each five votes cast for it (TI3-Q-26). Against:
// no ground forces are bought in this round.
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/place.h"

namespace orrery::ti3 {

const PoliticalText kMassMobilization{
    .id = "mass_mobilization",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      constexpr int kVotesEach = 5;
      if (f.outcome == kAgainst) {
        last(g, Hold::NoTroops, SeatId{});
        return Next::Done;
      }
      if (!next_player(g, f)) return Next::Done;
      PlaceUnits place;
      place.seat = f.seat;
      place.count = static_cast<std::uint8_t>(votes_for(g, kFor) / kVotesEach);
      place.planets = planets_of(g, f.seat);
      place.optional = true;
      place.cause = cause(f);
      return g.call(place);
    },
};

}  // namespace orrery::ti3
