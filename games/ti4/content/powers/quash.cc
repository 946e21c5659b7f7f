// Quash: when an agenda is revealed, 1 strategy token replaces it by the next one of the deck. That one is
// revealed in turn: it may be quashed too.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kQuash{
    .id = "quash",
    .at = when(Timing::AgendaRevealed),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].strategy > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, a.owner, Pool3::Strategy);
      replace_agenda(g);
      a.cancels = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti4
