// Transit Diodes: an action; a counter of strategy allocation moves up to four ground forces from one planet
// to any other one of their owner.
#include <algorithm>

#include "games/ti3/content/targets.h"
#include "games/ti3/content/technologies/technologies.h"

namespace orrery::ti3 {

const AbilityDef kTransitDiodes{
    .id = "transit_diodes",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].strategy > 0 && planets_of(look, seat).size() > 1;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      constexpr int kMostSent = 4;
      switch (a.answers.size()) {
        case 0:
          for (PlanetId p : planets_of(look, a.owner)) {
            if (look.s.planets[p].own.ground_forces > 0) out.add(make(Verb::Planet, raw(p)));
          }
          return;
        case 1:
          return list_planets(planets_of(look, a.owner) - PlanetSet{planet_answer(a, 0)}, out);
        case 2:
          return list_numbers(
              1, std::min<int>(kMostSent, look.s.planets[planet_answer(a, 0)].own.ground_forces), out);
        default:
          return;
      }
    },
    .pay = [](Play& g, const Use& a) { spend_counter(g, a.owner, Area::Strategy); },
    .resolve = [](Play& g, Use& a) -> Next {
      const int there = g.s.planets[planet_answer(a, 0)].own.ground_forces;
      move_troops(g, a.owner, std::min<int>(there, a.answers[2].operand(0)), planet_answer(a, 0),
                  planet_answer(a, 1));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
