// Dispute Resolution: two planets of two players, neither Mecatol Rex nor at home, lose all units and turn
// neutral.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {
namespace {

bool disputable(const Look& look, PlanetId p) {
  return look.s.planets[p].controller.valid() && p != look.r.mecatol && !is_home_planet(look, p);
}

}  // namespace

const PoliticalText kDisputeResolution{
    .id = "dispute_resolution",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      lose_control(g, PlanetId(f.outcome));
      lose_control(g, PlanetId(f.second));
      return Next::Done;
    },
    .may_elect =
        [](const Look& look, std::uint8_t a, std::uint8_t b) {
          return disputable(look, PlanetId(a)) && disputable(look, PlanetId(b)) &&
                 look.s.planets[PlanetId(a)].controller != look.s.planets[PlanetId(b)].controller;
        },
};

}  // namespace orrery::ti3
