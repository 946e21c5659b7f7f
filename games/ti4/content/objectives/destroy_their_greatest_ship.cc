// Destroy Their Greatest Ship: after one has destroyed a war sun or flagship of another player, by any means
// (20.9).
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kDestroyTheirGreatestShip{
    .id = "destroy_their_greatest_ship",
    .at = when(Timing::UnitDestroyed),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const auto unit = static_cast<Unit>(w->object);
      if (w->detail != raw(seat) || w->subject == raw(seat)) return false;
      return (unit == Unit::WarSun || unit == Unit::Flagship) && free_to_score(look, seat, *w);
    },
    .resolve = score_now,
};

}  // namespace orrery::ti4
