// Plague: a die for each ground force on an opponent's planet; even ones destroy it. The planet stays his.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/roll.h"

namespace orrery::ti3 {

const AbilityDef kPlague{
    .id = "plague",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_planets(planets_where(look,
                                 [&](PlanetId p) {
                                   const Planet& planet = look.s.planets[p];
                                   return planet.controller.valid() && planet.controller != a.owner &&
                                          planet.own.ground_forces > 0;
                                 }),
                   out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId p = planet_answer(a, 0);
      const SeatId victim = g.s.planets[p].controller;
      if (a.stage == 0) {
        a.stage = 1;
        clear_dice(g, victim, RollKind::Other);
        add_dice(g, Unit::GroundForce, g.s.planets[p].own.ground_forces, 0, 0);
        return g.call(Roll{a.owner});
      }
      int dead = 0;
      for (const Die& d : g.s.roll.dice) dead += d.face % 2 == 0 ? 1 : 0;
      tell_roll(g, dead);
      clear_dice(g, SeatId{}, RollKind::Other);
      for (int i = 0; i < dead; ++i) destroy_unit(g, victim, {Unit::GroundForce, false}, on(p));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
