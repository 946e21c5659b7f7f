// Secret Industrial Agent: a Space Dock outside home systems is destroyed.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kSecretIndustrialAgent{
    .id = "secret_industrial_agent",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(docks_away_from_home(look), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId p = planet_answer(a, 0);
      destroy_unit(g, g.s.planets[p].controller, {Unit::SpaceDock, false}, on(p));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
