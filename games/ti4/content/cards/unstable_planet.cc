// Unstable Planet: a hazardous planet of another player is exhausted and up to 3 infantry on it are destroyed
// (ERR-8, FAQ-36). It may be exhausted or empty already.
#include <algorithm>

#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostDestroyed = 3;

PlanetSet unstable_planets(const Look& look, SeatId seat) {
  return with_trait(look, planets_of_others(look, seat), PlanetTrait::Hazardous);
}

}  // namespace

const AbilityDef kUnstablePlanet{
    .id = "unstable_planet",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat,
                 const Occasion*) { return !unstable_planets(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) {
        list_planets(unstable_planets(look, a.owner), out);
      } else if (!asked_before(a, 1)) {
        const int there = infantry_of_others(look, a.owner, planet_at(a.answers[0], 0));
        if (there > 0) list_numbers(0, std::min(kMostDestroyed, there), out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId planet = planet_at(a.answers[0], 0);
      exhaust_planet(g, planet);
      int left = asked_before(a, 1) ? a.answers[1].operand(0) : 0;
      for (SeatId other : others(g, a.owner)) {
        for (; left > 0 && ground(g, other, planet).infantry > 0; --left)
          destroy_unit(g, other, {Unit::Infantry, false}, on(planet), a.owner);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
