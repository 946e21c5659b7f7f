// Tiles and wormhole tokens.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void place_tile(Play& g, SeatId seat, SystemId tile, SpotId spot) {
  state_of(g).systems[tile].spot = spot;
  state_of(g).board.insert(tile);
  state_of(g).loose_tiles.erase(tile);
  for (SystemId other : state_of(g).board) {
    const SpotId there = state_of(g).systems[other].spot;
    if (!there.valid() || there.index() >= kMaxSpots || !g.r.spot(spot).neighbours.contains(there)) continue;
    state_of(g).systems[other].touches.insert(tile);
    state_of(g).systems[tile].touches.insert(other);
  }
  g.emit(Happening::TilePlaced, raw(seat), raw(tile), raw(spot));
}

void place_beside(Play& g, SystemId tile) {
  state_of(g).systems[tile].spot = SpotId(kMaxSpots);
  state_of(g).board.insert(tile);
  g.emit(Happening::TilePlaced, 0xff, raw(tile), kMaxSpots);
}

void place_wormhole_token(Play& g, SeatId seat, Wormhole wormhole, SystemId system) {
  state_of(g).players[seat].wormholes[static_cast<std::size_t>(wormhole)] = system;
  g.emit(Happening::WormholePlaced, raw(seat), wormhole, raw(system));
}

}  // namespace orrery::ti4
