// Council Dissolved: the player of Political draws no political card; neither does he look at the next ones.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kCouncilDissolved{
    .id = "council_dissolved",
    .at = when(Timing::BeforePoliticalCardDrawn),
    .usable = [](const Look&, SeatId, const Occasion* w) -> bool { return w->object == 0; },
    .resolve = [](Play& g, Use&) -> Next {
      dissolve_council(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
