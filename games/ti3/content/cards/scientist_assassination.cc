// Scientist Assassination: a player can neither gain nor buy technologies in this round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kScientistAssassination{
    .id = "scientist_assassination",
    .at = when(Timing::StrategyPhase),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_opponents(
          look, a.owner, [](SeatId) { return true; }, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NoTechnology, player_answer(a, 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
