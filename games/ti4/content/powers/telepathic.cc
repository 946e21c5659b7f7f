// Telepathic: at the end of the strategy phase the token 0 goes on a strategy card of one's own: initiative 0
// (55.1a). Not in a round in which somebody else has it (Gift of Prescience).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kTelepathic{
    .id = "telepathic",
    .at = when(Timing::StrategyPhaseEnd),
    .mandatory = true,
    .usable = [](const Look& look, SeatId, const Occasion*) { return !look.s.zero_token.valid(); },
    .resolve = [](Play& g, Use& a) -> Next {
      set_zero_token(g, a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
