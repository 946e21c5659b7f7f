// Committee Formation: before the vote on an agenda that elects a player, its owner may discard it to name
// that player; no vote is held. Predictions made before stand.
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLawCommitteeFormation{
    .id = "committee_formation",
    .at = when(Timing::BeforeVote),
    .usable = [](const Look& look, SeatId, const Occasion*) -> bool {
      return look.s.agenda.outcome == kNoOutcome &&
             look.r.agenda(look.s.agenda.agenda).election == Election::Player;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      OutcomeList players;
      list_outcomes(look, players);
      for (std::uint8_t seat : players) out.add(make(Verb::Player, seat));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      discard_law(g, AgendaId(a.ref.id));
      set_outcome(g, a.answers[0].operand(0));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
