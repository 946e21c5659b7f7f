// Shared Research. For: the law is a trait of the table. Against: everybody places a command token in their
// home system.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {

const AgendaText kSharedResearch{
    .id = "shared_research",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kFor || !next_player(g, f)) return Next::Done;
      return g.call(PlaceToken{f.seat, home_system(g, f.seat)});  // 73.3b
    },
};

}  // namespace orrery::ti4
