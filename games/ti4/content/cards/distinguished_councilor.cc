// Distinguished Councilor: after one cast votes in the voting order, 5 more for the same outcome. Not after
// additional votes (FAQ-34).
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"

namespace orrery::ti4 {
namespace {

constexpr int kVotes = 5;

}  // namespace

const AbilityDef kDistinguishedCouncilor{
    .id = "distinguished_councilor",
    .at = when(Timing::VotesCast),
    .usable = [](const Look&, SeatId seat, const Occasion* w) { return w->subject == raw(seat); },
    .resolve = [](Play& g, Use& a) -> Next {
      add_votes(g, a.owner, kVotes);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
