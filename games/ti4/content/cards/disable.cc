// Disable: in this invasion the PDS of the invader's opponents have neither planetary shield nor space
// cannon.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kDisable{
    .id = "disable",
    .at = when(Timing::InvasionStart),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      if (w->subject != raw(seat)) return false;
      for (PlanetId p : look.r.tile(look.s.tactical.system).planets) {
        for (SeatId other : others(look, seat)) {
          if (ground(look, other, p).pds > 0) return true;
        }
      }
      return false;
    },
    .resolve = [](Play& g, Use&) -> Next {
      switch_off_pds(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
