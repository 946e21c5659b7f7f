// Rise of a Messiah: an infantry on each planet one controls; there may be none.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kRiseOfAMessiah{
    .id = "rise_of_a_messiah",
    .at = when(Timing::ComponentAction),
    .resolve = [](Play& g, Use& a) -> Next {
      for (PlanetId p : room_for_units(g, a.owner)) place_units(g, a.owner, Unit::Infantry, 1, on(p));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
