// Massive Transport: a Space Dock goes to another planet of its owner that has none, on a way free of enemy
// ships. It counts as built in this round (TI3-Q-32).
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

// Where the dock could go.
PlanetSet havens(const Look& look, SeatId seat, PlanetId from) {
  PlanetSet out;
  for (PlanetId p : planets_of(look, seat)) {
    if (p != from && look.s.planets[p].own.docks == 0 &&
        connected(look, seat, look.r.planet(from).system, look.r.planet(p).system))
      out.insert(p);
  }
  return out;
}

}  // namespace

const AbilityDef kMassiveTransport{
    .id = "massive_transport",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.empty()) {
        PlanetSet from;
        for (PlanetId p : docks_of(look, a.owner)) {
          if (!havens(look, a.owner, p).empty()) from.insert(p);
        }
        list_planets(from, out);
      } else if (a.answers.size() == 1) {
        list_planets(havens(look, a.owner, planet_answer(a, 0)), out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      move_dock(g, a.owner, planet_answer(a, 0), planet_answer(a, 1));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
