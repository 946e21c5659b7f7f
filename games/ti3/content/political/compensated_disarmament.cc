// Compensated Disarmament: the ground forces of the planet are destroyed, each for a trade good.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kCompensatedDisarmament{
    .id = "compensated_disarmament",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      const PlanetId p(f.outcome);
      const SeatId owner = g.s.planets[p].controller;
      if (!owner.valid()) return Next::Done;
      const int lost = g.s.planets[p].own.ground_forces;
      for (int i = 0; i < lost; ++i) destroy_unit(g, owner, {Unit::GroundForce, false}, on(p));
      gain_goods(g, owner, lost);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
