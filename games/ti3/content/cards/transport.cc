// Transport: up to three ground forces go from one planet to another one of their owner, on a way free of
// enemy ships.
#include <algorithm>

#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

PlanetSet goals(const Look& look, SeatId seat, PlanetId from) {
  PlanetSet out;
  for (PlanetId p : planets_of(look, seat)) {
    if (p != from && connected(look, seat, look.r.planet(from).system, look.r.planet(p).system))
      out.insert(p);
  }
  return out;
}

}  // namespace

const AbilityDef kTransport{
    .id = "transport",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      constexpr int kMostMoved = 3;
      switch (a.answers.size()) {
        case 0: {
          PlanetSet from;
          for (PlanetId p : planets_of(look, a.owner)) {
            if (look.s.planets[p].own.ground_forces > 0 && !goals(look, a.owner, p).empty()) from.insert(p);
          }
          return list_planets(from, out);
        }
        case 1:
          return list_planets(goals(look, a.owner, planet_answer(a, 0)), out);
        case 2:
          return list_numbers(
              1, std::min<int>(kMostMoved, look.s.planets[planet_answer(a, 0)].own.ground_forces), out);
        default:
          return;
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const int there = g.s.planets[planet_answer(a, 0)].own.ground_forces;
      move_troops(g, a.owner, std::min<int>(there, a.answers[2].operand(0)), planet_answer(a, 0),
                  planet_answer(a, 1));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
