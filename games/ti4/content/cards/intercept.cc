// Intercept: the opponent who has announced a retreat cannot retreat in this combat round.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, const Occasion* w) {
  return space_combat_of(look, seat) && w->subject == raw(opponent_of(look, seat));
}

Next effect(Play& g, Use& a) {
  g.s.combat.side(other(side_of(g, a.owner))).retreats = false;
  return Next::Done;
}

}  // namespace

const AbilityDef kIntercept{
    .id = "intercept", .at = when(Timing::RetreatAnnounced), .usable = usable, .resolve = effect};

}  // namespace orrery::ti4
