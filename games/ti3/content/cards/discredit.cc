// Discredit: the vote that another player has just cast becomes an abstention.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kDiscredit{
    .id = "discredit",
    .at = when(Timing::PoliticsAfterVoteCast),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && look.s.council.ballots[SeatId(w->subject)].cast;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      void_ballot(g, SeatId(occasion_of(g, a)->subject));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
