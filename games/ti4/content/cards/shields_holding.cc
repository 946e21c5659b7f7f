// Shields Holding: cancels up to 2 hits of one set produced against one's ships in a space combat, whatever
// made them (FAQ-32, FAQ-33). With 2 or more hits there the owner says how many.
#include <algorithm>

#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

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
      CombatSide& side = g.s.combat.side(side_of(g, a.owner));
      const int cancelled = c.operand(0);
      side.hits = static_cast<std::uint8_t>(side.hits - cancelled);
      // Those that must go to non-fighter ships first: what is left may then go to any ship.
      side.heavy_hits = static_cast<std::uint8_t>(std::max(0, side.heavy_hits - cancelled));
      g.emit(Happening::HitsCancelled, raw(a.owner), cancelled);
      a.stage = 1;
    },
};

}  // namespace orrery::ti4
