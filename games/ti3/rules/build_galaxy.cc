#include <algorithm>
#include <tuple>

#include "games/ti/hex.h"
#include "games/ti3/rules/build.h"

namespace orrery::ti3 {

void build_units(const Pack& pack, Rules& r) {
  for (std::size_t u = 0; u < kUnits; ++u) r.units[u].id = enum_name(static_cast<Unit>(u));
  for (const UnitLine& line : pack.units) r.units[at(line.unit)] = line.def;
}

namespace {

void build_tiles(const Pack& pack, Rules& r) {
  for (const TileRow& row : pack.tiles) {
    const SystemId system(r.tiles.size());
    r.tiles.push_back(row.def);
    for (std::size_t w = 0; w < kWormholes; ++w) {
      if (row.def.wormhole[w]) r.wormhole_tiles[w].insert(system);
    }
    r.anomaly_tiles[static_cast<std::size_t>(row.def.anomaly)].insert(system);
    if (row.def.kind == TileKind::Home) r.home_tiles.insert(system);
    if (row.def.kind == TileKind::Mecatol) r.mecatol_system = system;
  }
}

void build_planets(const Pack& pack, Rules& r) {
  for (const PlanetRow& row : pack.planets) {
    r.planets.push_back(row.def);
    r.planets.back().system = id_of<SystemId>(r.tiles, row.system);
  }
  for (std::size_t i = 0; i < pack.tiles.size(); ++i) {  // in the order of the tile
    for (const std::string& id : pack.tiles[i].planets)
      r.tiles[i].planets.push_back(id_of<PlanetId>(r.planets, id));
  }
  r.mecatol = r.tile(r.mecatol_system).planets[0];
}

// The centre and whole rings; which places are used depends on the number of players.
void build_spots(const Pack& pack, Rules& r) {
  int rings = 0;
  for (const PositionRow& row : pack.positions) {
    if (row.players == r.players) rings = std::max(rings, row.def.ring);
  }
  for (int i = 0; i < ti::places_of(rings); ++i) {
    SpotDef& spot = r.spots.emplace_back();
    std::tie(spot.q, spot.r) = ti::place_of_index(i);
    spot.ring = ti::ring_of(spot.q, spot.r);
    for (const PositionRow& row : pack.positions) {
      if (row.players == r.players && row.def.q == spot.q && row.def.r == spot.r) spot = row.def;
    }
  }
  ti::join_neighbours<SpotId>(r.spots, r.spots.size());
}

bool of_pile(const TileDef& tile, std::string_view pile) {
  // Space with a wormhole in it stays: nobody would take out what connects the galaxy.
  if (enum_name(tile.kind) == pile) return !tile.wormhole[0] && !tile.wormhole[1];
  return tile.special() && enum_name(tile.anomaly) == pile;
}

// Takes so many tiles of a pile out of the game; they are alike.
void take_out(Rules& r, std::string_view pile, int count) {
  for (std::size_t i = 0; i < r.tiles.size() && count > 0; ++i) {
    if (!r.dealt_tiles.contains(SystemId(i)) || !of_pile(r.tiles[i], pile)) continue;
    r.dealt_tiles.erase(SystemId(i));
    --count;
  }
}

void build_deal(const Pack& pack, Rules& r) {
  for (std::size_t i = 0; i < r.tiles.size(); ++i) {
    const TileKind kind = r.tiles[i].kind;
    if (kind != TileKind::Home && kind != TileKind::Mecatol) r.dealt_tiles.insert(SystemId(i));
  }
  for (const SetupRow& row : pack.setups) {
    if (row.players != r.players) continue;
    for (const auto& [pile, count] : row.out) take_out(r, pile, count);  // TI3-THREE-2
    r.removed_tiles = row.removed;
    r.face_down_tiles = row.face_down;
    r.tiles_each = row.dealt;
    r.strategy_cards_each = row.strategy_cards_each;
  }
}

}  // namespace

void build_galaxy(const Pack& pack, Rules& r) {
  build_tiles(pack, r);
  build_planets(pack, r);
  build_spots(pack, r);
  build_deal(pack, r);
}

}  // namespace orrery::ti3
