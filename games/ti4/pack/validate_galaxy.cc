// Tiles and planets: the numbers of the game, and that the two tables agree.
#include "games/ti4/pack/pack_check.h"

namespace orrery::ti4 {
namespace {

void check_tile_numbers(const PackCheck& check) {
  std::vector<int> lines(kMaxTiles + 1, 0);
  for (const TileRow& tile : check.pack.tiles) {
    int& line = lines[static_cast<std::size_t>(tile.def.number)];
    if (line != 0)
      check.complain(kTilesFile, tile.line,
                     "expected each tile number once, found " + std::to_string(tile.def.number) +
                         " also on line " + std::to_string(line));
    line = tile.line;
  }
}

int count_kind(const Pack& pack, TileKind kind) {
  return static_cast<int>(std::count_if(pack.tiles.begin(), pack.tiles.end(),
                                        [&](const TileRow& tile) { return tile.def.kind == kind; }));
}

void check_special_tiles(const PackCheck& check) {
  for (const TileKind kind : {TileKind::Gate, TileKind::Mecatol}) {
    if (count_kind(check.pack, kind) != 1)
      check.complain(kTilesFile, 0,
                     "expected one tile of kind " + std::string(enum_name(kind)) + ", found " +
                         std::to_string(count_kind(check.pack, kind)));
  }
  if (check.complete({kFactionsFile}) &&
      count_kind(check.pack, TileKind::Home) != static_cast<int>(check.pack.factions.size()))
    check.complain(kTilesFile, 0, "expected one home tile for each faction");
  for (const TileRow& tile : check.pack.tiles) {
    if (tile.def.kind == TileKind::Mecatol && tile.planets.size() != 1)
      check.complain(kTilesFile, tile.line, "expected one planet on the tile of kind mecatol");
    const bool of_faction = tile.def.kind == TileKind::Home || tile.def.kind == TileKind::Gate;
    if (of_faction == tile.faction.empty())
      check.complain(kTilesFile, tile.line, "expected a faction on home tiles and the gate, none elsewhere");
    if (!tile.faction.empty() && check.complete({kFactionsFile}) &&
        find_row(check.pack.factions, tile.faction) == nullptr)
      check.complain(kTilesFile, tile.line,
                     "column faction: expected a faction of the pack, found " + quoted(tile.faction));
  }
}

// A planet lies on the tile that names it, and the other way round.
void check_planets(const PackCheck& check) {
  const Pack& pack = check.pack;
  for (const TileRow& tile : pack.tiles) {
    for (const std::string& id : tile.planets) {
      const PlanetRow* planet = find_row(pack.planets, id);
      if (planet == nullptr || planet->tile != tile.def.number)
        check.complain(kTilesFile, tile.line,
                       "column planets: expected planets of this tile in planets.tsv, found " + quoted(id));
    }
  }
  for (const PlanetRow& planet : pack.planets) {
    const auto tile = std::find_if(pack.tiles.begin(), pack.tiles.end(),
                                   [&](const TileRow& t) { return t.def.number == planet.tile; });
    if (tile == pack.tiles.end() ||
        std::count(tile->planets.begin(), tile->planets.end(), planet.def.id) != 1) {
      check.complain(kPlanetsFile, planet.line,
                     "column tile: expected the tile of tiles.tsv that names this planet once, found " +
                         std::to_string(planet.tile));
    } else if (planet.home_of != (tile->def.kind == TileKind::Home ? tile->faction : "")) {
      check.complain(
          kPlanetsFile, planet.line,
          "column home_of: expected the faction of the home tile, found " + quoted(planet.home_of));
    }
  }
}

}  // namespace

void validate_galaxy(const PackCheck& check) {
  check.counted(check.pack.tiles, kMaxTiles, kTilesFile, "tiles");
  check.counted(check.pack.planets, kMaxPlanets, kPlanetsFile, "planets");
  check_tile_numbers(check);
  if (!check.complete({kTilesFile, kPlanetsFile})) return;
  check_special_tiles(check);
  check_planets(check);
}

}  // namespace orrery::ti4
