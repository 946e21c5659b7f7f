// Veto: a revealed agenda is discarded and the next one of the deck is voted on instead (ERR-9).
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"

namespace orrery::ti4 {

const AbilityDef kVeto{
    .id = "veto",
    .at = when(Timing::AgendaRevealed),
    .resolve = [](Play& g, Use& a) -> Next {
      replace_agenda(g);
      a.cancels = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti4
