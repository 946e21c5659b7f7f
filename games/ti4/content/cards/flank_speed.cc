// Flank Speed: after activating a system, +1 move for all one's ships in this tactical action; a second copy
// adds nothing (18.6b).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {
namespace {

bool usable(const Look& look, SeatId seat, const Occasion* w) {
  return w->subject == raw(seat) && look.s.tactical.bonus_move == 0;
}

Next effect(Play& g, Use&) {
  g.s.tactical.bonus_move = 1;
  return Next::Done;
}

}  // namespace

const AbilityDef kFlankSpeed{
    .id = "flank_speed", .at = when(Timing::SystemActivated), .usable = usable, .resolve = effect};

}  // namespace orrery::ti4
