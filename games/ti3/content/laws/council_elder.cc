// Council Elder: once, right after an agenda that elects is read, only its holder's votes count.
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kCouncilElder{
    .id = "council_elder",
    .at = when(Timing::PoliticalCardRead),
    .usable = [](const Look& look, SeatId, const Occasion*) -> bool {
      const PoliticalId card = look.s.council.card;
      return card.valid() && look.r.political_card(card).vote != Vote::ForAgainst;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      hear_alone(g, a.owner);
      discard_law(g, PoliticalId(a.ref.id));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
