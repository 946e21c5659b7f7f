// Wormhole Reconstruction. For: the law is a trait of the table. Against: everybody places a command token in
// each system with a wormhole and a ship of theirs.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {
namespace {

SystemSet wormholes_with_ships(const Look& look, SeatId seat) {
  SystemSet systems;
  for (SystemId s : look.s.ships_in[seat]) {
    if (has_any_wormhole(look, s)) systems.insert(s);
  }
  return systems;
}

}  // namespace

const AgendaText kWormholeReconstruction{
    .id = "wormhole_reconstruction",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      while (f.systems.empty()) {
        if (!next_player(g, f)) return Next::Done;
        f.systems = wormholes_with_ships(g, f.seat) - g.s.players[f.seat].tokens;
      }
      f.system = f.systems.first();
      f.systems.erase(f.system);
      return g.call(PlaceToken{f.seat, f.system});  // 73.3b
    },
};

}  // namespace orrery::ti4
