// Conventions of War. For: the law is a trait of the table. Against: those who voted so discard their action
// cards.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

Next resolve(Play& g, ResolveAgenda& f) {
  if (f.outcome == kAgainst) discard_hands(g, voters_for(g, kAgainst));
  return Next::Done;
}

}  // namespace

const AgendaText kConventionsOfWar{.id = "conventions_of_war", .resolve = resolve};

}  // namespace orrery::ti4
