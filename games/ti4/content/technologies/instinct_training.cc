// Instinct Training: exhausted, and for 1 strategy token, it cancels any action card that another player is
// playing, a Sabotage too.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kInstinctTraining{
    .id = "instinct_training",
    .at = when(Timing::ActionCardPlayed),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && look.s.players[seat].strategy > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, a.owner, Pool3::Strategy);
      a.cancels = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti4
