// Maneuvering Jets: cancels 1 hit of another player's space cannon roll against one's units.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kManeuveringJets{
    .id = "maneuvering_jets",
    .at = when(Timing::SpaceCannonHits),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const Volley* volley = find_frame<Volley>(look);
      return w->subject == raw(seat) && volley != nullptr && volley->shooter != seat && volley->hits > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      --find_frame<Volley>(g)->hits;
      g.emit(Happening::HitsCancelled, raw(a.owner), 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
