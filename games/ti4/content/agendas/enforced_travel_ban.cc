// Enforced Travel Ban. For: the law is a trait of the table. Against: PDS in and next to systems with a
// wormhole are destroyed.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

SystemSet near_wormholes(const Look& look) {
  SystemSet near;
  for (SystemId s : look.s.board) {
    if (!has_any_wormhole(look, s)) continue;
    near.insert(s);
    near |= adjacent_systems(look, s);
  }
  return near;
}

}  // namespace

const AgendaText kEnforcedTravelBan{
    .id = "enforced_travel_ban",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      for (SystemId s : near_wormholes(g)) {
        for (PlanetId p : g.r.tile(s).planets) {
          each_player(g, [&](SeatId seat) {
            for (int n = ground(g, seat, p).pds; n > 0; --n)
              destroy_unit(g, seat, {Unit::Pds, false}, on(p), SeatId{});
          });
        }
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
