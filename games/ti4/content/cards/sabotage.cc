// Sabotage: cancels an action card that another player is playing, except another Sabotage.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, const Occasion* w) {
  return w->subject != raw(seat) && look.r.card_kinds[w->object].ability != &kSabotage;
}

Next effect(Play&, Use& a) {
  a.cancels = true;
  return Next::Done;
}

}  // namespace

const AbilityDef kSabotage{
    .id = "sabotage", .at = when(Timing::ActionCardPlayed), .usable = usable, .resolve = effect};

}  // namespace orrery::ti4
