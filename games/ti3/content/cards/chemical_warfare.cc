// Chemical Warfare: right before an Invasion Combat, with a Dreadnought in the system, half of the ground
// forces on the planet are destroyed, rounded up.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kChemicalWarfare{
    .id = "chemical_warfare",
    .at = when(Timing::BeforeInvasion),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const Planet& p = look.s.planets[PlanetId(w->object)];
      return p.controller.valid() && p.controller != seat && p.own.ground_forces > 0 &&
             fleet(look, seat, look.r.planet(PlanetId(w->object)).system).of(Unit::Dreadnought) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId p(occasion_of(g, a)->object);
      const int dead = (g.s.planets[p].own.ground_forces + 1) / 2;
      for (int i = 0; i < dead; ++i)
        destroy_unit(g, g.s.planets[p].controller, {Unit::GroundForce, false}, on(p));
      return Next::Done;
    },
    .target = [](const Look&, SeatId, const Occasion* w) -> Choice { return make(Verb::Planet, w->object); },
};

}  // namespace orrery::ti3
