// Industrial Initiative: 1 trade good for each industrial planet one controls; there may be none.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

Next effect(Play& g, Use& a) {
  gain_goods(g, a.owner, with_trait(g, planets_of(g, a.owner), PlanetTrait::Industrial).size());
  return Next::Done;
}

}  // namespace

const AbilityDef kIndustrialInitiative{
    .id = "industrial_initiative", .at = when(Timing::ComponentAction), .resolve = effect};

}  // namespace orrery::ti4
