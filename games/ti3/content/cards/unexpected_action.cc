// Unexpected Action: a command counter of one's own comes back from the board to reinforcements.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kUnexpectedAction{
    .id = "unexpected_action",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(look.s.players[a.owner].counters, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      return_counter(g, a.owner, system_answer(a, 0), false);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
