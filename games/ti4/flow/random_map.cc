// A galaxy at random, without the players (option map=random). Nature shuffles all blue and red tiles. As
// many of each colour as the players would be dealt are used, the first of the shuffle, and lie on the spots
// in this order, ring by ring clockwise from north. Then tiles that must not touch (0.16m, 0.16n) are taken
// apart by exchanging two tiles as long as that leaves fewer such pairs: the first tile by spot that has a
// forbidden neighbour changes places with the first tile by spot for which that helps. So the same shuffle
// always gives the same galaxy.
#include "games/ti4/flow/galaxy.h"
#include "games/ti4/rules.h"

namespace orrery::ti4 {
namespace {

int forbidden_neighbours(const Rules& r, const TilesBySpot& tiles, std::size_t spot) {
  if (!tiles[spot].valid()) return 0;
  int n = 0;
  for (SpotId next : r.spots[spot].neighbours) {
    const SystemId other = tiles[next.index()];
    if (other.valid() && may_touch(r, tiles[spot], other).refused()) ++n;
  }
  return n;
}

int forbidden_pairs(const Rules& r, const TilesBySpot& tiles) {
  int n = 0;
  for (std::size_t i = 0; i < tiles.size(); ++i) n += forbidden_neighbours(r, tiles, i);
  return n / 2;
}

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
    do {
      ++spot;
    } while (spot < kMaxSpots && (!r.spots[spot].used || r.spots[spot].home_seat >= 0));
    if (spot < kMaxSpots) out[spot] = tile;
  }
  return out;
}

// Exchanges one pair of tiles for the better; false if none helps.
bool mend(const Rules& r, TilesBySpot& tiles) {
  const int before = forbidden_pairs(r, tiles);
  if (before == 0) return false;
  for (std::size_t i = 1; i < tiles.size(); ++i) {
    if (forbidden_neighbours(r, tiles, i) == 0) continue;
    for (std::size_t j = 1; j < tiles.size(); ++j) {
      if (i == j || !tiles[j].valid()) continue;
      std::swap(tiles[i], tiles[j]);
      if (forbidden_pairs(r, tiles) < before) return true;
      std::swap(tiles[i], tiles[j]);
    }
  }
  return false;
}

}  // namespace

TilesBySpot random_map(const Rules& r, const Outcome& drawn) {
  TilesBySpot tiles = deal_out(r, drawn);
  while (mend(r, tiles)) {
  }
  return tiles;
}

}  // namespace orrery::ti4
