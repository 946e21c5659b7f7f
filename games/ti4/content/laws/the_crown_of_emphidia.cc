// The Crown of Emphidia: who gains control of a planet in its owner's home system takes it and a victory
// point, and the owner loses one. Only so (FAQ-28).
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLawTheCrownOfEmphidia{
    .id = "the_crown_of_emphidia",
    .at = when(Timing::PlanetGained),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && look.r.planet(PlanetId(w->object)).system == home_system(look, seat);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId taker(occasion_of(g, a)->subject);
      lose_points(g, a.owner, 1);
      give_law(g, AgendaId(a.ref.id), taker);
      gain_points(g, taker, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
