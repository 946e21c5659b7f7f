// Systems and planets name each other, and there are as many as in the box.
#include "games/ti3/pack/pack_check.h"

namespace orrery::ti3 {
namespace {

struct KindCount {
  TileKind kind;
  int count;
};
constexpr KindCount kTilesOfBox[] = {{TileKind::Home, 10},
                                     {TileKind::Mecatol, 1},
                                     {TileKind::Regular, 20},
                                     {TileKind::Empty, 8},
                                     {TileKind::Special, 4}};
constexpr int kBaseTiles = 43;
constexpr int kBasePlanets = 51;

void check_counts(const PackCheck& check) {
  expect_count(check, kSystemsFile, base_rows(check.pack.tiles), kBaseTiles, "systems");
  expect_count(check, kPlanetsFile, base_rows(check.pack.planets), kBasePlanets, "planets");
  for (const KindCount& box : kTilesOfBox) {
    const int found =
        base_rows(check.pack.tiles, [&](const TileRow& tile) { return tile.def.kind == box.kind; });
    expect_count(check, kSystemsFile, found, box.count,
                 "systems of kind " + std::string(enum_name(box.kind)));
  }
}

void check_tile(const PackCheck& check, const TileRow& tile) {
  for (const std::string& id : tile.planets) {
    const PlanetRow* planet = find_row(check.pack.planets, id);
    if (planet == nullptr || planet->system != tile.def.id)
      check.complain(kSystemsFile, tile.line,
                     "column planets: expected planets of this system in planets.tsv, found " + quoted(id));
  }
  const TileKind kind = tile.def.kind;
  const bool has_planets = kind == TileKind::Home || kind == TileKind::Mecatol || kind == TileKind::Regular;
  if (has_planets == tile.planets.empty() || (kind == TileKind::Mecatol && tile.planets.size() != 1))
    check.complain(kSystemsFile, tile.line,
                   "column planets: expected planets on home and regular systems, one on that of kind "
                   "mecatol, none on others");
  if (!tile.race.empty() && check.complete({kRacesFile}) && find_row(check.pack.races, tile.race) == nullptr)
    check.complain(kSystemsFile, tile.line,
                   "column race: expected a race of the pack, found " + quoted(tile.race));
}

void check_planet(const PackCheck& check, const PlanetRow& planet) {
  const TileRow* tile = find_row(check.pack.tiles, planet.system);
  if (tile == nullptr || std::count(tile->planets.begin(), tile->planets.end(), planet.def.id) != 1) {
    check.complain(kPlanetsFile, planet.line,
                   "column system: expected the system of systems.tsv that names this planet once, found " +
                       quoted(planet.system));
  } else if (planet.race != tile->race) {
    check.complain(kPlanetsFile, planet.line,
                   "column race: expected the race of the home system, found " + quoted(planet.race));
  }
}

}  // namespace

void validate_galaxy(const PackCheck& check) {
  check_counts(check);
  if (!check.complete({kSystemsFile, kPlanetsFile})) return;
  for (const TileRow& tile : check.pack.tiles) check_tile(check, tile);
  for (const PlanetRow& planet : check.pack.planets) check_planet(check, planet);
}

}  // namespace orrery::ti3
