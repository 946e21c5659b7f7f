// Make an Example of Their World: after Bombardment destroyed the last of a player's ground forces on a
// planet.
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kMakeAnExampleOfTheirWorld{
    .id = "make_an_example_of_their_world",
    .at = when(Timing::UnitDestroyed),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const KillMemory& kill = look.s.kill;
      if (kill.how != RollKind::Bombardment || !kill.last_ground_force) return false;
      return kill.by == seat && w->detail == raw(seat) && w->subject == raw(kill.of) && kill.of != seat &&
             free_to_score(look, seat, *w);
    },
    .resolve = score_now,
};

}  // namespace orrery::ti4
