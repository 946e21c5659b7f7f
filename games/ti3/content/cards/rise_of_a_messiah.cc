// Rise of a Messiah: a ground force on every planet of one's own.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kRiseOfAMessiah{
    .id = "rise_of_a_messiah",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return !planets_of(look, seat).empty();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (PlanetId p : planets_of(g, a.owner)) place_units(g, a.owner, Unit::GroundForce, 1, on(p));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
