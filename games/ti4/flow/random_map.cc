// A galaxy at random, without the players (option map=random). Nature shuffles all blue and red tiles. As
// many of each colour as the players would be dealt are used, the first of the shuffle, and lie on the spots
// in this order, ring by ring clockwise from north. Then tiles that must not touch (0.16m, 0.16n) are taken
// apart.
#include "games/ti/tiles.h"
#include "games/ti4/flow/galaxy.h"
#include "games/ti4/rules.h"

namespace orrery::ti4 {
namespace {

TilesBySpot deal_out(const Rules& r, const Outcome& drawn) {
  int blue = r.players * r.blue_each;
  int red = r.players * r.red_each + (r.extra_red_tile ? 1 : 0);
  TilesBySpot out{};
  std::size_t spot = 0;
  for (std::uint8_t item : drawn.items) {
    const SystemId tile(item);
    int& left = r.red_tiles.contains(tile) ? red : blue;
    if (left == 0) continue;
    --left;
    spot = ti::next_spot(r, spot);
    if (spot < kMaxSpots) out[spot] = tile;
  }
  return out;
}

}  // namespace

TilesBySpot random_map(const Rules& r, const Outcome& drawn) {
  TilesBySpot tiles = deal_out(r, drawn);
  ti::take_apart(r, tiles, [&](SystemId a, SystemId b) { return may_touch(r, a, b); });
  return tiles;
}

}  // namespace orrery::ti4
