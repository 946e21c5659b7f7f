// tiles.tsv, planets.tsv, map_setups.tsv and map_positions.tsv: the galaxy and how it is laid out.
#include "games/ti/hex.h"
#include "games/ti4/pack/cells.h"
#include "games/ti4/pack/read_rows.h"

namespace orrery::ti4 {
namespace {

using ti::ring_of;
constexpr int kMostResources = 9;
constexpr int kRings = 3;
constexpr int kMostGoods = 9;
constexpr int kMostDealt = 8;  // blue and red together: Player::tiles has room for them

void read_wormhole(RowReader& row, TileDef& def) {
  if (nothing(row.cell("wormhole"))) return;
  def.wormhole[static_cast<std::size_t>(enum_in<Wormhole>(row, "wormhole"))] = true;
}

}  // namespace

TileRow read_tile(RowReader& row) {
  TileRow tile;
  tile.id = id_in(row);
  tile.def.number = row.integer("tile", 1, static_cast<int>(kMaxTiles));
  tile.def.kind = enum_in<TileKind>(row, "kind");
  tile.faction = word_or_none(row, "faction");
  tile.planets = items_in(row, "planets");
  if (tile.planets.size() > decltype(TileDef::planets)::capacity())
    row.expected("planets", "at most 4 planets");
  read_wormhole(row, tile.def);
  tile.def.anomaly = enum_in<Anomaly>(row, "anomaly");
  tile.line = row.line();
  return tile;
}

PlanetRow read_planet(RowReader& row) {
  PlanetRow planet;
  planet.def.id = id_in(row);
  planet.def.name = row.name("name");
  planet.tile = row.integer("tile", 1, static_cast<int>(kMaxTiles));
  planet.def.resources = row.integer("resources", 0, kMostResources);
  planet.def.influence = row.integer("influence", 0, kMostResources);
  planet.def.trait = enum_in<PlanetTrait>(row, "trait");
  planet.def.specialty = enum_in<Colour>(row, "tech_specialty");
  planet.home_of = word_or_none(row, "home_of");
  planet.line = row.line();
  return planet;
}

SetupRow read_setup(RowReader& row) {
  SetupRow setup;
  setup.id = id_in(row);
  setup.players = row.integer("players", kMinPlayers, kMaxPlayers);
  setup.blue_each = row.integer("blue_per_player", 0, kMostDealt);
  setup.red_each = row.integer("red_per_player", 0, kMostDealt);
  if (setup.blue_each + setup.red_each > kMostDealt)
    row.complain("expected at most " + std::to_string(kMostDealt) + " tiles for each player");
  setup.extra_red = row.integer("extra_red_tiles", 0, 1);
  setup.tiles = row.integer("tiles_on_map", 1, static_cast<int>(kMaxSpots));
  setup.strategy_cards_each = row.integer("strategy_cards_per_player", 1, 2);
  setup.line = row.line();
  return setup;
}

PositionRow read_position(RowReader& row) {
  PositionRow at;
  at.id = id_in(row);
  at.players = row.integer("players", kMinPlayers, kMaxPlayers);
  at.index = row.integer("index", 0, static_cast<int>(kMaxSpots) - 1);
  at.def.q = row.integer("q", -kRings, kRings);
  at.def.r = row.integer("r", -kRings, kRings);
  at.def.ring = row.integer("ring", 0, kRings);
  if (row.ok() && at.def.ring != ring_of(at.def.q, at.def.r))
    row.expected("ring", std::to_string(ring_of(at.def.q, at.def.r)) + ", the distance from 0,0");
  const std::size_t role = row.word("role", {"mecatol", "home", "tile", "unused"});
  at.centre = role == 0;
  at.def.used = role != 3;
  if (role == 1) {
    at.def.home_seat = row.integer("home_seat", 1, kMaxPlayers) - 1;
    at.def.bonus = row.integer("bonus_trade_goods", 0, kMostGoods);
  } else if (row.cell("home_seat") != "-") {
    row.expected("home_seat", "- where nobody has a home");
  }
  at.line = row.line();
  return at;
}

}  // namespace orrery::ti4
