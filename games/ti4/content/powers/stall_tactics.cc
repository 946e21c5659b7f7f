// Stall Tactics: an action that discards one of one's action cards.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/draw.h"

namespace orrery::ti4 {

const AbilityDef kStallTactics{
    .id = "stall_tactics",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return !look.s.players[seat].hand.empty();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      return a.stage++ == 0 ? g.call(HandLimit{a.owner, 1}) : Next::Done;
    },
};

}  // namespace orrery::ti4
