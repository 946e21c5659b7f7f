// Veto: the agenda is discarded before anybody has voted, and another political card is drawn.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kVeto{
    .id = "veto",
    .at = when(Timing::PoliticsBeforeVote),
    .usable = [](const Look& look, SeatId, const Occasion*) -> bool { return look.s.council.card.valid(); },
    .resolve = [](Play& g, Use&) -> Next {
      skip_political(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
