// Conventions of War. For: the law is a trait of the table. Against: those who voted so discard their action
// cards.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kConventionsOfWar{
    .id = "conventions_of_war",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kAgainst) discard_hands(g, voters_for(g, kAgainst));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
