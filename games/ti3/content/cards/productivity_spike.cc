// Productivity Spike: one of one's Space Docks produces as much more in this round as the influence of its
// planet.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kProductivitySpike{
    .id = "productivity_spike",
    .at = when(Timing::StrategyPhase),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (PlanetId p : docks_of(look, a.owner)) {
        if (influence(look, p) > 0) out.add(make(Verb::Planet, raw(p)));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::MoreProduction, a.owner, raw(planet_answer(a, 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
