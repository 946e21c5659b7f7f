// Uprising: a readied planet of another player outside home systems is exhausted; trade goods equal to its
// resources.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

PlanetSet restless_planets(const Look& look, SeatId seat) {
  return away_from_home(look, planets_of_others(look, seat) - look.s.exhausted_planets);
}

}  // namespace

const AbilityDef kUprising{
    .id = "uprising",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat,
                 const Occasion*) { return !restless_planets(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(restless_planets(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId planet = planet_at(a.answers[0], 0);
      exhaust_planet(g, planet);
      gain_goods(g, a.owner, resources(g, planet));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
