// Shard of the Throne: the elected player owns it and gains a victory point; how it changes hands is in
// content/laws/.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

Next resolve(Play& g, ResolveAgenda& f) {
  gain_points(g, SeatId(f.outcome), 1);
  return Next::Done;
}

}  // namespace

const AgendaText kShardOfTheThrone{.id = "shard_of_the_throne", .resolve = resolve};

}  // namespace orrery::ti4
