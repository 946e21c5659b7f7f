// Sabotage: cancels the action card that another player has just played; another Sabotage cannot be
// cancelled.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kSabotage{
    .id = "sabotage",
    .at = when(Timing::ActionCardPlayed),
    .resolve = [](Play&, Use& a) -> Next {
      a.cancels = true;
      return Next::Done;
    },
    .uncancellable = true,
};

}  // namespace orrery::ti3
