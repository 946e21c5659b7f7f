// Compensated Disarmament: the ground forces on the elected planet are destroyed; its controller gains a
// trade good for each.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kCompensatedDisarmament{
    .id = "compensated_disarmament",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      const PlanetId planet(f.outcome);
      int destroyed = 0;
      each_player(g, [&](SeatId seat) {
        destroyed += destroy_infantry(g, seat, planet, ground(g, seat, planet).infantry);
      });
      const SeatId controller = g.s.planets[planet].controller;
      if (controller.valid()) gain_goods(g, controller, destroyed);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
