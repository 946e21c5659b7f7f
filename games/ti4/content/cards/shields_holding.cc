// Shields Holding: cancels up to 2 hits of one set produced against one's ships in a space combat, whatever
// made them (FAQ-32, FAQ-33). Nobody has a reason to cancel fewer than they can.
#include <algorithm>

#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, const Occasion* w) {
  return w->subject == raw(seat) && space_combat_of(look, seat) &&
         look.s.combat.side(side_of(look, seat)).hits > 0;
}

Next effect(Play& g, Use& a) {
  CombatSide& side = g.s.combat.side(side_of(g, a.owner));
  const int cancelled = std::min<int>(2, side.hits);
  side.hits = static_cast<std::uint8_t>(side.hits - cancelled);
  // Those that must go to non-fighter ships first: what is left may then go to any ship.
  side.heavy_hits = static_cast<std::uint8_t>(std::max(0, side.heavy_hits - cancelled));
  g.emit(Happening::HitsCancelled, raw(a.owner), cancelled);
  return Next::Done;
}

}  // namespace

const AbilityDef kShieldsHolding{
    .id = "shields_holding", .at = when(Timing::HitsProduced), .usable = usable, .resolve = effect};

}  // namespace orrery::ti4
