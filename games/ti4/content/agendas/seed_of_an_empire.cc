// Seed of an Empire: every player with the most (For) or the fewest (Against) victory points gains one
// (61.5).
#include <algorithm>

#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {

const AgendaText kSeedOfAnEmpire{
    .id = "seed_of_an_empire",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      int most = 0;
      int fewest = g.r.options.goal;
      each_player(g, [&](SeatId seat) {
        most = std::max<int>(most, g.s.players[seat].vp);
        fewest = std::min<int>(fewest, g.s.players[seat].vp);
      });
      const int points = f.outcome == kFor ? most : fewest;
      each_player(g, [&](SeatId seat) {
        if (g.s.players[seat].vp == points) gain_points(g, seat, 1);
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti4
