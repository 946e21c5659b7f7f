// The Crown of Emphidia: the elected player owns it and gains a victory point; how it changes hands is in
// content/laws/.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kTheCrownOfEmphidia{
    .id = "the_crown_of_emphidia",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      gain_points(g, SeatId(f.outcome), 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
