// Local Unrest: a planet outside home systems is exhausted and loses a ground force; without ground forces it
// turns neutral (TI3-Q-10).
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kLocalUnrest{
    .id = "local_unrest",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_planets(planets_where(look,
                                 [&](PlanetId p) {
                                   return look.s.planets[p].controller.valid() && !is_home_planet(look, p);
                                 }),
                   out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId p = planet_answer(a, 0);
      const Planet& planet = g.s.planets[p];
      exhaust_planet(g, p);
      if (planet.own.ground_forces > 0) destroy_unit(g, planet.controller, {Unit::GroundForce, false}, on(p));
      if (planet.controller.valid() && planet.own.troops() == 0) lose_control(g, p);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
