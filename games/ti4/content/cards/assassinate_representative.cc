// Assassinate Representative: after an agenda is revealed one player loses their vote on it.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kAssassinateRepresentative{
    .id = "assassinate_representative",
    .at = when(Timing::AfterAgendaRevealed),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_players(others(look, a.owner) | SeatSet{a.owner}, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      bar_vote(g, seat_at(a.answers[0], 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
