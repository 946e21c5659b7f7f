// Grand Armada: the home system is exempt from fleet supply for the round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kGrandArmada{
    .id = "grand_armada",
    .at = when(Timing::StrategyPhase),
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::FreeHome, a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
