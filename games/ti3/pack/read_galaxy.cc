// systems.tsv, planets.tsv, map_setups.tsv and map_positions.tsv: the galaxy and how it is laid out.
#include "games/ti/hex.h"
#include "games/ti3/pack/read_rows.h"

namespace orrery::ti3 {
namespace {

constexpr int kMostValue = 9;  // resources, influence, trade goods of a position
constexpr int kRings = 4;
constexpr int kMostTilesOut = 20;
constexpr int kMostDealt = 8;  // Player::tiles has room for them

// The pile that a tile of this kind is sorted into.
std::string_view pile_of(TileKind kind) {
  return kind == TileKind::Mecatol ? std::string_view("fixed_centre") : enum_name(kind);
}

}  // namespace

std::string set_in(RowReader& row) {
  row.word("set", {kBaseSet, "shards", "shattered"});
  return std::string(row.cell("set"));
}

TileRow read_system(RowReader& row) {
  TileRow tile;
  tile.line = row.line();
  tile.def.id = id_in(row);
  tile.set = set_in(row);
  tile.def.kind = enum_in<TileKind>(row, "kind");
  if (row.cell("pile") != pile_of(tile.def.kind)) row.expected("pile", pile_of(tile.def.kind));
  tile.planets = items_in(row, "planets");
  if (tile.planets.size() > decltype(TileDef::planets)::capacity())
    row.expected("planets", "at most 3 planets");
  for (const Wormhole w : enums_in<Wormhole>(row, "wormholes", "alpha or beta"))
    tile.def.wormhole[static_cast<std::size_t>(w)] = true;
  if (!nothing(row.cell("anomaly"))) tile.def.anomaly = enum_in<Anomaly>(row, "anomaly");
  // TI3-SYSTEM-3
  if (row.ok() && (tile.def.anomaly != Anomaly::None) != tile.def.special())
    row.expected("anomaly", "one of asteroid_field, nebula and supernova on special systems, - on others");
  tile.race = word_or_none(row, "race");
  if (row.ok() && tile.race.empty() == (tile.def.kind == TileKind::Home))
    row.expected("race", "a race on home systems, - on others");
  return tile;
}

PlanetRow read_planet(RowReader& row) {
  PlanetRow planet;
  planet.line = row.line();
  planet.def.id = id_in(row);
  planet.set = set_in(row);
  planet.def.name = row.name("name");
  planet.system = row.id("system");
  planet.def.resources = row.integer("resources", 0, kMostValue);
  planet.def.influence = row.integer("influence", 0, kMostValue);
  for (const Colour c : enums_in<Colour>(row, "specialty", "colours of technologies")) {
    if (c == Colour::None || planet.def.specialty.full()) {
      row.expected("specialty", "at most two colours of technologies, or -");
      break;
    }
    planet.def.specialty.push_back(c);
  }
  planet.race = word_or_none(row, "race");
  return planet;
}

SetupRow read_setup(RowReader& row) {
  SetupRow setup;
  setup.line = row.line();
  setup.id = id_in(row);
  setup.set = set_in(row);
  setup.players = row.integer("players", kMinPlayers, static_cast<int>(kSeats));
  setup.out = counts_in(row, "out", kMostTilesOut);
  for (const auto& [pile, count] : setup.out) {
    if (!find_enum<TileKind>(pile) && !find_enum<Anomaly>(pile))
      row.complain("column out: expected piles or anomalies, found " + quoted(pile));
  }
  setup.removed = row.integer("removed", 0, kMostTilesOut);
  setup.face_down = row.integer("face_down", 0, kMostValue);
  setup.dealt = row.integer("dealt", 1, kMostDealt);
  setup.strategy_cards_each = row.integer("strategy_cards", 1, 2);
  return setup;
}

PositionRow read_position(RowReader& row) {
  PositionRow at;
  at.line = row.line();
  at.id = id_in(row);
  at.set = set_in(row);
  at.players = row.integer("players", kMinPlayers, static_cast<int>(kSeats));
  at.section = row.integer("section", 1, 2);
  at.def.q = row.integer("q", -kRings, kRings);
  at.def.r = row.integer("r", -kRings, kRings);
  at.def.ring = row.integer("ring", 0, kRings);
  if (const int ring = ti::ring_of(at.def.q, at.def.r); row.ok() && at.def.ring != ring)
    row.expected("ring", std::to_string(ring) + ", the distance from 0,0");
  at.def.used = true;
  const std::size_t role = row.word("role", {"mecatol", "home", "system"});
  at.centre = role == 0;
  if (row.ok() && at.centre != (at.def.ring == 0)) row.expected("role", "mecatol at 0,0 and nowhere else");
  if (role == 1) {
    at.def.home_seat = row.integer("seat", 1, static_cast<int>(kSeats)) - 1;
    at.def.bonus = number_or_none(row, "bonus", kMostValue);
  } else if (!nothing(row.cell("seat")) || !nothing(row.cell("bonus"))) {
    row.expected("seat", "- where nobody has a home, and no bonus");
  }
  return at;
}

}  // namespace orrery::ti3
