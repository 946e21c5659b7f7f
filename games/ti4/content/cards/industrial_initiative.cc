// Industrial Initiative: 1 trade good for each industrial planet one controls; there may be none.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kIndustrialInitiative{
    .id = "industrial_initiative",
    .at = when(Timing::ComponentAction),
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, with_trait(g, planets_of(g, a.owner), PlanetTrait::Industrial).size());
      return Next::Done;
    },
};

}  // namespace orrery::ti4
