// Minister of Peace: after a player activated a system with units of another player, its owner may discard it
// to end the active player's turn at once.
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLawMinisterOfPeace{
    .id = "minister_of_peace",
    .at = when(Timing::SystemActivated),
    .usable = [](const Look& look, SeatId, const Occasion* w) -> bool {
      for (SeatId other : others(look, SeatId(w->subject))) {
        if (has_units(look, other, SystemId(w->object))) return true;
      }
      return false;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      discard_law(g, AgendaId(a.ref.id));
      cut_turn_short(g);
      a.cancels = !g.r.as_of(5);  // since then: duties of the window remain (TI4-Q-5)
      return Next::Done;
    },
};

}  // namespace orrery::ti4
