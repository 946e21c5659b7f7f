// Sabotage: cancels an action card that another player is playing, except another Sabotage.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kSabotage{
    .id = "sabotage",
    .at = when(Timing::ActionCardPlayed),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && look.r.card_kinds[w->object].ability != &kSabotage;
    },
    .resolve = [](Play&, Use& a) -> Next {
      a.cancels = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti4
