// Shields Holding: cancels up to 2 hits of one set produced against one's ships in a space combat, whatever
// made them (FAQ-32, FAQ-33). With 2 or more hits there the owner says how many.
#include <algorithm>

#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostCancelled = 2;

}  // namespace

const AbilityDef kShieldsHolding{
    .id = "shields_holding",
    .at = when(Timing::HitsProduced),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && space_combat_of(look, seat) &&
             look.s.combat.side(side_of(look, seat)).hits > 0;
    },
    .resolve = [](Play&, Use& a) { return a.stage == 0 ? Next::Ask : Next::Done; },
    .answers = [](const Look& look, const Use& a, OptionList& out) -> void {
      list_numbers(1, std::min<int>(kMostCancelled, look.s.combat.side(side_of(look, a.owner)).hits), out);
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      cancel_hits(g, side_of(g, a.owner), c.operand(0));
      a.stage = 1;
    },
};

}  // namespace orrery::ti4
