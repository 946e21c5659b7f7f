// Tiles and wormhole tokens.
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void place_tile(Play& g, SeatId seat, SystemId tile, SpotId spot) {
  g.s.systems[tile].spot = spot;
  g.s.board.insert(tile);
  g.s.loose_tiles.erase(tile);
  for (SystemId other : g.s.board) {
    const SpotId there = g.s.systems[other].spot;
    if (!there.valid() || there.index() >= kMaxSpots || !g.r.spot(spot).neighbours.contains(there)) continue;
    g.s.systems[other].touches.insert(tile);
    g.s.systems[tile].touches.insert(other);
  }
  g.emit(Happening::TilePlaced, raw(seat), raw(tile), raw(spot));
}

void place_beside(Play& g, SystemId tile) {
  g.s.systems[tile].spot = SpotId(kMaxSpots);
  g.s.board.insert(tile);
  g.emit(Happening::TilePlaced, 0xff, raw(tile), kMaxSpots);
}

void place_wormhole_token(Play& g, SeatId seat, Wormhole wormhole, SystemId system) {
  g.s.players[seat].wormholes[static_cast<std::size_t>(wormhole)] = system;
  g.emit(Happening::WormholePlaced, raw(seat), wormhole, raw(system));
}

}  // namespace orrery::ti4
