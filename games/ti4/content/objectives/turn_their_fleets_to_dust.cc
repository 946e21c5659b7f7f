// Turn Their Fleets to Dust: after Space Cannon destroyed the last of a player's ships in a system (FAQ-15).
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kTurnTheirFleetsToDust{
    .id = "turn_their_fleets_to_dust",
    .at = when(Timing::UnitDestroyed),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const KillMemory& kill = look.s.kill;
      if (kill.how != RollKind::SpaceCannon || !kill.last_ship) return false;
      return kill.by == seat && w->detail == raw(seat) && w->subject == raw(kill.of) && kill.of != seat &&
             free_to_score(look, seat, *w);
    },
    .resolve = score_now,
};

}  // namespace orrery::ti4
