// Bunker: in this invasion bombardment dice against planets one controls get -4.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, const Occasion* w) {
  return w->subject != raw(seat) && controls_planet_in(look, seat, look.s.tactical.system);
}

Next effect(Play& g, Use& a) {
  g.s.tactical.bunkers.insert(a.owner);
  return Next::Done;
}

}  // namespace

const AbilityDef kBunker{
    .id = "bunker", .at = when(Timing::InvasionStart), .usable = usable, .resolve = effect};

}  // namespace orrery::ti4
