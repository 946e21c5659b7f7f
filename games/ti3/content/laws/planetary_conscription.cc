// Planetary Conscription: whoever takes a neutral planet may add a ground force.
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kConscription{
    .id = "planetary_conscription",
    .at = when(Timing::PlanetTaken),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      constexpr std::uint8_t kFromNobody = 0xff;
      return w != nullptr && w->subject == raw(seat) && w->detail == kFromNobody &&
             look.s.planets[PlanetId(w->object)].controller == seat;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_units(g, a.owner, Unit::GroundForce, 1, on(PlanetId(occasion_of(g, a)->object)));
      return Next::Done;
    },
    .anybodys = true,
};

}  // namespace orrery::ti3
