// Fantastic Rhetoric: ten votes more for the vote that one is about to cast.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kFantasticRhetoric{
    .id = "fantastic_rhetoric",
    .at = when(Timing::PoliticsBeforeOwnVote),
    .usable = [](const Look&, SeatId seat, const Occasion* w) -> bool { return w->subject == raw(seat); },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kVotes = 10;
      add_votes(g, a.owner, kVotes);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
