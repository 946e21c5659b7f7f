// Voluntary Annexation: three ground forces take a neutral planet in a system adjacent to one with a planet
// of one's own; its domain counter goes without effect.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kVoluntaryAnnexation{
    .id = "voluntary_annexation",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      SystemSet near;
      for (PlanetId p : planets_of(look, a.owner)) near |= adjacent(look, look.r.planet(p).system);
      PlanetSet targets;
      for (SystemId s : near) {
        for (PlanetId p : look.r.tile(s).planets) {
          if (!look.s.planets[p].controller.valid()) targets.insert(p);
        }
      }
      list_planets(targets, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kAnnexed = 3;
      const PlanetId p = planet_answer(a, 0);
      remove_counter(g, p);
      gain_control(g, a.owner, p);
      place_units(g, a.owner, Unit::GroundForce, kAnnexed, on(p));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
