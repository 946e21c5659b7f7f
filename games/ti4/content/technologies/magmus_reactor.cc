// Magmus Reactor: each use of Production by one's units brings 1 trade good if a war sun was in that system
// already, whoever's, or if a supernova lies next to it. (Moving into supernovas is a trait.)
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool next_to_supernova(const Look& look, SeatId seat, SystemId system) {
  return adjacent_for(look, seat, system)
      .intersects(look.r.anomaly_tiles[static_cast<std::size_t>(Anomaly::Supernova)]);
}

// Those that this very use has made do not count.
bool had_war_sun(const Look& look, SystemId system) {
  int n = 0;
  for (int i = 0; i < look.r.players; ++i) n += forces(look, SeatId(i), system).of(Unit::WarSun);
  if (const Production* f = find_frame<Production>(look)) n -= f->units[at(Unit::WarSun)];
  return n > 0;
}

}  // namespace

const AbilityDef kMagmusReactor{
    .id = "magmus_reactor",
    .at = when(Timing::UnitsProduced),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const SystemId system(w->object);
      return w->subject == raw(seat) && (had_war_sun(look, system) || next_to_supernova(look, seat, system));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
