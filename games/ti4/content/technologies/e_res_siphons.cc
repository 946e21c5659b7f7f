// E-Res Siphons: 4 trade goods after another player activated a system with ships of one's own.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kSiphoned = 4;

}  // namespace

const AbilityDef kEResSiphons{
    .id = "e_res_siphons",
    .at = when(Timing::SystemActivated),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && has_ships(look, seat, SystemId(w->object));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, kSiphoned);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
