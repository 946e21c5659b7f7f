// Conventions of War. Against: who voted so gives up a dock outside his home system. (For is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {
namespace {

PlanetSet docks_away(const Look& look, SeatId seat) {
  PlanetSet out;
  for (PlanetId p : planets_of(look, seat)) {
    if (look.s.planets[p].own.docks > 0 && look.r.planet(p).system != home_system(look, seat)) out.insert(p);
  }
  return out;
}

}  // namespace

const PoliticalText kConventionsOfWar{
    .id = "conventions_of_war",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      const SeatSet against = voters_for(g, kAgainst);
      while (next_player(g, f)) {
        if (against.contains(f.seat) && !docks_away(g, f.seat).empty()) return ask(g, f);
      }
      return Next::Done;
    },
    .answers =
        [](const Look& look, const CarryOut& f, OptionList& out) {
          for (PlanetId p : docks_away(look, f.seat)) out.add(make(Verb::Planet, raw(p)));
        },
    .answer =
        [](Play& g, CarryOut& f, Choice c) {
          remove_unit(g, f.seat, {Unit::SpaceDock, false}, on(planet_at(c, 0)));
        },
};

}  // namespace orrery::ti3
