// Minister of Exploration: a trade good whenever another player takes a neutral planet.
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kMinisterOfExploration{
    .id = "minister_of_exploration",
    .at = when(Timing::PlanetTaken),
    .mandatory = true,
    .usable = [](const Look&, SeatId seat, const Occasion* w) -> bool {
      constexpr std::uint8_t kNobody = 0xff;
      return w != nullptr && w->subject != raw(seat) && w->detail == kNobody;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
