// Minister of Policy: at the end of the status phase its owner draws an action card (FAQ-12).
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/draw.h"

namespace orrery::ti4 {

const AbilityDef kLawMinisterOfPolicy{
    .id = "minister_of_policy",
    .at = when(Timing::StatusPhaseEnd),
    .mandatory = true,
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      DrawCards draw;
      draw.seat = a.owner;
      return g.call(draw);
    },
};

}  // namespace orrery::ti4
