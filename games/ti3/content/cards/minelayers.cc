// Minelayers: each cruiser of a fleet into whose system an opponent has come hits his fleet once before the
// battle (TI3-Q-21).
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kMinelayers{
    .id = "minelayers",
    .at = when(Timing::AfterMovement),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const SystemId here(w->object);
      return w->subject != raw(seat) && look.s.ships_in[SeatId(w->subject)].contains(here) &&
             fleet(look, seat, here).of(Unit::Cruiser) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      lay_mines(g, a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
