// Units and the control of planets.
#include "games/ti4/given/builder.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

bool PositionBuilder::read_homes() {
  for (int i = 0; i < r_.players; ++i) {
    for (PlanetId p : r_.faction(s_.players[SeatId(i)].faction).planets) take_planet(SeatId(i), p);
  }
  const json::value* units = in_.get("units");
  if (units == nullptr) return true;
  if (GivenReader::text_of(*units) != "start") return in_.fail("/units", "expected start");
  for (int i = 0; i < r_.players; ++i) starting_units(SeatId(i));
  return true;
}

// /units: start: every player has the starting units, those of the ground on the first home planet.
void PositionBuilder::starting_units(SeatId seat) {
  const FactionDef& f = r_.faction(s_.players[seat].faction);
  Play g = play();
  for (Unit u : kAllUnits) {
    const UnitRow* row = row_of(look(), seat, u);
    const bool floats = row != nullptr && row->has(UnitTrait::Floating);
    const Place where = is_ship(u) || floats ? space_of(f.home) : on(f.planets[0]);
    place_units(g, seat, u, f.start[at(u)], where);
  }
}

void PositionBuilder::take_planet(SeatId seat, PlanetId planet) {
  const SeatId before = s_.planets[planet].controller;
  if (before.valid()) s_.players[before].planets.erase(planet);
  s_.planets[planet].controller = seat;
  s_.players[seat].planets.insert(planet);
  s_.exhausted_planets.erase(planet);
}

// "red 2 cruiser 1 damaged_dreadnought at 18", "blue 3 infantry 1 pds at jord".
bool PositionBuilder::read_place() {
  return in_.each_at("place", [&](const std::string& path, const json::value& item) {
    const std::vector<std::string> words = GivenReader::words_of(item);
    const auto bad = [&] {
      return in_.fail(path, "expected SEAT COUNT UNIT [COUNT UNIT ...] at SYSTEM or PLANET");
    };
    if (words.size() < 5 || words.size() % 2 == 0 || words[words.size() - 2] != "at") return bad();
    SeatId seat;
    Place where;
    if (!in_.find(path, words[0], seat)) return false;
    if (!r_.find(words.back(), where.system) && !in_.find(path, words.back(), where.planet)) return false;
    if (where.system.valid() && !s_.board.contains(where.system))
      return in_.fail(path, "tile " + words.back() + " is not in this galaxy");
    for (std::size_t i = 1; i + 2 < words.size(); i += 2) {
      int count = 0;
      if (!GivenReader::number_of(words[i], count) || count < 1 || count > 99) return bad();
      if (!put(path, seat, words[i + 1], count, where)) return false;
    }
    return true;
  });
}

bool PositionBuilder::put(const std::string& path, SeatId seat, std::string_view word, int count,
                          Place where) {
  const bool damaged = word.starts_with("damaged_");
  if (damaged) word.remove_prefix(8);
  const auto unit = find_enum<Unit>(word);
  if (!unit) return in_.fail(path, "no such unit: '" + std::string(word) + "'");
  const UnitRow* row = row_of(look(), seat, *unit);
  if (row == nullptr) return in_.fail(path, "this player cannot have a " + std::string(word) + " yet");
  const bool floats = row->has(UnitTrait::Floating);
  const bool fits = where.planet.valid() ? *unit == Unit::Infantry || (is_structure(*unit) && !floats)
                                         : is_ship(*unit) || *unit == Unit::Infantry || floats;
  if (!fits) return in_.fail(path, "a " + std::string(word) + " cannot be there");
  if (damaged && (at(*unit) >= kSustaining || where.planet.valid()))
    return in_.fail(path, "it cannot be damaged");
  if (count > available(look(), seat, *unit))
    return in_.fail(path, "there are not so many pieces of " + std::string(word));
  Play g = play();
  place_units(g, seat, *unit, count, where);
  for (int i = 0; damaged && i < count; ++i) damage_unit(g, seat, *unit, where.system);
  if (where.planet.valid() && !s_.planets[where.planet].controller.valid()) take_planet(seat, where.planet);
  return true;
}

bool PositionBuilder::read_control() {
  return in_.each_seat_name<PlanetId>("control", [&](const std::string& path, SeatId seat, PlanetId p) {
    if (!s_.board.contains(r_.planet(p).system)) return in_.fail(path, "that planet is not in this galaxy");
    take_planet(seat, p);
    return true;
  }) && in_.each_name_at<PlanetId>("exhausted", [&](const std::string&, PlanetId p) {
    s_.exhausted_planets.insert(p);
    return true;
  });
}

}  // namespace orrery::ti4
