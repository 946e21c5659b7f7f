// Integrated Economy: after one gained control of a planet, units may be produced there up to a total cost of
// its resource value. Not the Production ability (FAQ-17, FAQ-18).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/production.h"

namespace orrery::ti4 {
namespace {

constexpr int kAnyNumber = 99;

Production yard(const Look& look, SeatId seat, PlanetId planet) {
  Production f =
      production_by_effect(look, seat, look.r.planet(planet).system, kAnyNumber, PlanetSet{planet});
  f.cost_limit = static_cast<std::uint8_t>(resources(look, planet));
  return f;
}

}  // namespace

const AbilityDef kIntegratedEconomy{
    .id = "integrated_economy",
    .at = when(Timing::AfterPlanetGained),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const PlanetId planet(w->object);
      return w->subject == raw(seat) && look.s.planets[planet].controller == seat &&
             resources(look, planet) > 0 && can_produce_anything(look, yard(look, seat, planet));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(yard(g, a.owner, PlanetId(occasion_of(g, a)->object)));
    },
};

}  // namespace orrery::ti4
