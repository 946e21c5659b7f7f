#include "games/ti/hex.h"
#include "games/ti4/rules/build.h"

namespace orrery::ti4 {
namespace {

SystemId system_of_number(int number) { return SystemId(number - 1); }

void build_tiles(const Pack& pack, Rules& r) {
  r.tiles.resize(pack.tiles.size());
  for (const TileRow& row : pack.tiles) {
    const SystemId system = system_of_number(row.def.number);
    TileDef& tile = r.tiles[system.index()];
    tile = row.def;
    switch (tile.kind) {
      case TileKind::Home:
        r.home_tiles.insert(system);
        break;
      case TileKind::Blue:
        r.blue_tiles.insert(system);
        break;
      case TileKind::Red:
        r.red_tiles.insert(system);
        break;
      case TileKind::Gate:
        r.gate = system;
        break;
      case TileKind::Mecatol:
        r.mecatol_system = system;
        break;
    }
    for (std::size_t w = 0; w < kWormholes; ++w) {
      if (tile.wormhole[w]) r.wormhole_tiles[w].insert(system);
    }
    r.anomaly_tiles[static_cast<std::size_t>(tile.anomaly)].insert(system);
  }
}

void build_planets(const Pack& pack, Rules& r) {
  for (const PlanetRow& row : pack.planets) {
    const PlanetId planet(r.planets.size());
    PlanetDef def = row.def;
    def.system = system_of_number(row.tile);
    r.planets.push_back(def);
    if (def.system == r.mecatol_system) r.mecatol = planet;
  }
  for (const TileRow& row : pack.tiles) {  // in the order of the tile
    for (const std::string& id : row.planets)
      r.tiles[system_of_number(row.def.number).index()].planets.push_back(id_of<PlanetId>(r.planets, id));
  }
}

// Who lives where; after the factions' rows are known by their order.
void name_homes(const Pack& pack, Rules& r) {
  for (std::size_t f = 0; f < pack.factions.size(); ++f) {
    for (const TileRow& row : pack.tiles) {
      if (row.faction == pack.factions[f].def.id)
        r.tiles[system_of_number(row.def.number).index()].faction = FactionId(f);
    }
    for (std::size_t p = 0; p < pack.planets.size(); ++p) {
      if (pack.planets[p].home_of == pack.factions[f].def.id) r.planets[p].home_of = FactionId(f);
    }
  }
  // The faction of the gate has its home system beside the board (80.1).
  for (const SystemId home : r.home_tiles) {
    if (r.tile(home).faction == r.tile(r.gate).faction) r.gate_home = home;
  }
}

void build_spots(const Pack& pack, Rules& r) {
  r.spots.resize(kMaxSpots + 1);  // the last: beside the board
  r.spots.back().ring = -1;
  for (const PositionRow& row : pack.positions) {
    if (row.players == r.players) r.spots[static_cast<std::size_t>(row.index)] = row.def;
  }
  ti::join_neighbours<SpotId>(r.spots, kMaxSpots);
}

void build_deal(const Pack& pack, Rules& r) {
  for (const SetupRow& row : pack.setups) {
    if (row.players != r.players) continue;
    r.blue_each = row.blue_each;
    r.red_each = row.red_each;
    r.extra_red_tile = row.extra_red > 0;
    r.strategy_cards_each = row.strategy_cards_each;
  }
}

}  // namespace

void build_galaxy(const Pack& pack, Rules& r) {
  build_tiles(pack, r);
  build_planets(pack, r);
  name_homes(pack, r);
  build_spots(pack, r);
  build_deal(pack, r);
}

}  // namespace orrery::ti4
