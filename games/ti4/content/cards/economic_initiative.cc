// Economic Initiative: all cultural planets one controls are readied; there may be none.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kEconomicInitiative{
    .id = "economic_initiative",
    .at = when(Timing::ComponentAction),
    .resolve = [](Play& g, Use& a) -> Next {
      for (PlanetId p : with_trait(g, planets_of(g, a.owner), PlanetTrait::Cultural)) ready_planet(g, p);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
