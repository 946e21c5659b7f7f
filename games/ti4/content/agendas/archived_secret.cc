// Archived Secret: the elected player draws a secret objective; the limit applies (20.21).
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/flow/draw.h"

namespace orrery::ti4 {

const AgendaText kArchivedSecret{
    .id = "archived_secret",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.stage++ > 0 || !can_draw_secret(g)) return Next::Done;
      DrawSecrets draw;
      draw.seat = SeatId(f.outcome);
      return g.call(draw);
    },
};

}  // namespace orrery::ti4
