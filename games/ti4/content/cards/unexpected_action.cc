// Unexpected Action: one of one's command tokens returns from the board to the reserve.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kUnexpectedAction{
    .id = "unexpected_action",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return !look.s.players[seat].tokens.empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(look.s.players[a.owner].tokens, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      return_token(g, a.owner, system_at(a.answers[0], 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
