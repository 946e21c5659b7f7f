// Scheming: each draw of action cards is larger by one (FAQ-12a); then one card of the hand is discarded. If
// there is no card left to draw, nothing is discarded (16.15).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/draw.h"

namespace orrery::ti4 {

const AbilityDef kScheming{
    .id = "scheming",
    .at = when(Timing::CardsDrawn),
    .mandatory = true,
    .usable = [](const Look&, SeatId seat, const Occasion* w) { return w->subject == raw(seat); },
    .resolve = [](Play& g, Use& a) -> Next {
      switch (a.stage++) {
        case 0:
          return g.call(DrawCards{a.owner, 1});
        case 1:
          return a.result > 0 ? g.call(HandLimit{a.owner, 1}) : Next::Done;
        default:
          return Next::Done;
      }
    },
};

}  // namespace orrery::ti4
