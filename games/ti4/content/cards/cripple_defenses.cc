// Cripple Defenses: every PDS on one planet of another player is destroyed; there may be none.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kCrippleDefenses{
    .id = "cripple_defenses",
    .at = when(Timing::ComponentAction),
    .usable = others_have_planets,
    .ask = ask_planet_of_others,
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId planet = planet_at(a.answers[0], 0);
      for (SeatId other : others(g, a.owner)) {
        for (int n = ground(g, other, planet).pds; n > 0; --n)
          destroy_unit(g, other, {Unit::Pds, false}, on(planet), a.owner);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
