// Mutiny: those who voted For gain a victory point, or lose one if Against is resolved.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kMutiny{
    .id = "mutiny",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      const SeatSet voters = voters_for(g, kFor);
      each_player(g, [&](SeatId seat) {
        if (!voters.contains(seat)) return;
        if (f.outcome == kFor) {
          gain_points(g, seat, 1);
        } else {
          lose_points(g, seat, 1);
        }
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti4
