// Minister of Commerce: in each status phase a trade good from every player with an agreement.
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/flow/status_phase_steps.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kMinisterOfCommerce{
    .id = "minister_of_commerce",
    .at = when(Timing::StatusPhase),
    .mandatory = true,
    .usable = [](const Look&, SeatId, const Occasion* w) -> bool {
      return w != nullptr && w->subject == static_cast<std::uint8_t>(StatusStep::Claim);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (SeatId seat : clockwise_after(g, a.owner)) {
        if (agreements(g, seat) > 0 && g.s.players[seat].trade_goods > 0) give_goods(g, seat, a.owner, 1);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
