// Unconventional Measures: those who voted For draw 2 action cards, or discard all if Against is resolved.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/flow/draw.h"

namespace orrery::ti4 {

const AgendaText kUnconventionalMeasures{
    .id = "unconventional_measures",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      const SeatSet voters = voters_for(g, kFor);
      if (f.outcome == kAgainst) {
        discard_hands(g, voters);
        return Next::Done;
      }
      while (next_player(g, f)) {
        if (!voters.contains(f.seat)) continue;
        DrawCards draw;
        draw.seat = f.seat;
        draw.count = 2;
        return g.call(draw);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
