// Policy Paralysis: an opponent may not use the secondary ability of the strategy card whose primary ability
// was just resolved.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/strategic.h"

namespace orrery::ti3 {

const AbilityDef kPolicyParalysis{
    .id = "policy_paralysis",
    .at = when(Timing::AfterStrategyPrimary),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      const Strategic* action = find_frame<Strategic>(look);
      list_opponents(
          look, a.owner, [&](SeatId seat) { return action == nullptr || seat != action->seat; }, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NoSecondary, player_answer(a, 0), occasion_of(g, a)->object);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
