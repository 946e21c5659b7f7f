// Bunker: in this invasion bombardment dice against planets one controls get -4.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kBunker{
    .id = "bunker",
    .at = when(Timing::InvasionStart),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && controls_planet_in(look, seat, look.s.tactical.system);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      dig_bunkers(g, a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
