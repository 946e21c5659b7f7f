// Units, what ships carry, and the control of planets.
#include "games/ti3/given/builder.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/pieces.h"

namespace orrery::ti3 {
namespace {

constexpr std::string_view kLineForm =
    "expected SEAT COUNT UNIT [COUNT UNIT ...] at SYSTEM or PLANET, or SEAT SHIP with COUNT UNIT ... at "
    "SYSTEM";
constexpr int kMostDocks = 1;  // TI3-LIMIT-4

constexpr bool unlimited(Unit u) { return u == Unit::Fighter || u == Unit::GroundForce; }  // TI3-LIMIT-3

bool count_in(const std::string& word, int& out) {
  return GivenReader::number_of(word, out) && out >= 1 && out <= 99;
}

}  // namespace

void PositionBuilder::take_planet(SeatId seat, PlanetId planet) {
  Planet& p = s_.planets[planet];
  if (p.controller.valid()) s_.players[p.controller].planets.erase(planet);
  p.controller = seat;
  s_.players[seat].planets.insert(planet);
}

bool PositionBuilder::read_control() {
  each_player([&](SeatId seat) {
    for (PlanetId p : r_.race(s_.players[seat].race).planets) take_planet(seat, p);
  });
  const auto planets = [&](std::string_view key, PlanetSet& out) {
    return in_.each_name_at<PlanetId>(key, [&](const std::string& path, PlanetId p) {
      out.insert(p);
      return on_board(path, r_.planet(p).system);
    });
  };
  return in_.each_seat_name<PlanetId>("control",
                                      [&](const std::string& path, SeatId seat, PlanetId p) {
                                        take_planet(seat, p);
                                        return on_board(path, r_.planet(p).system);
                                      }) &&
         planets("exhausted", s_.exhausted) && planets("gained", s_.gained);
}

// /units: start: everybody has the starting units, those of the ground and leaders on the first home planet.
bool PositionBuilder::read_units() {
  const json::value* units = in_.get("units");
  if (units == nullptr) return true;
  if (GivenReader::text_of(*units) != "start") return in_.fail("/units", "expected start");
  each_player([&](SeatId seat) { starting_units(seat); });
  return true;
}

void PositionBuilder::starting_units(SeatId seat) {
  const RaceDef& race = r_.race(s_.players[seat].race);
  for (std::size_t u = 0; u < kUnits; ++u) {
    const auto unit = static_cast<Unit>(u);
    const Place where = is_ship(unit) ? space_of(race.home) : on(race.planets[0]);
    from_reserve(s_, seat, unit, race.start[u]);
    if (race.start[u] > 0) put_pieces(s_, r_, seat, unit, race.start[u], 0, where);
  }
  if (r_.options.leaders)
    s_.planets[race.planets[0]].own.leaders = static_cast<std::uint8_t>((1U << race.leaders.size()) - 1U);
}

bool PositionBuilder::read_place() {
  const bool good = in_.each_at("place", [&](const std::string& path, const json::value& item) {
    return read_line(path, GivenReader::words_of(item));
  });
  return good && in_.each_name_at<PlanetId>("new_docks", [&](const std::string& path, PlanetId p) {
    s_.new_docks.insert(p);
    return s_.planets[p].own.docks > 0 || in_.fail(path, "there is no dock on " + r_.name(p));
  });
}

// "red 2 cruiser 1 damaged_dreadnought at saudor_system", "blue 3 ground_force 1 pds at jord",
// "red carrier with 2 ground_force 1 pds at saudor_system".
bool PositionBuilder::read_line(const std::string& path, const std::vector<std::string>& words) {
  const std::size_t n = words.size();
  if (n < 5 || words[n - 2] != "at") return in_.fail(path, std::string(kLineForm));
  SeatId seat;
  Place where;
  if (!in_.find(path, words[0], seat)) return false;
  if (!r_.find(words.back(), where.system) && !in_.find(path, words.back(), where.planet)) return false;
  if (!on_board(path, system_of(look(), where))) return false;
  if (words[2] == "with") {
    if (!where.system.valid()) return in_.fail(path, "a ship is at a system");
    return put_laden(path, seat, std::span(words).subspan(1, n - 3), where.system);
  }
  if (n % 2 == 0) return in_.fail(path, std::string(kLineForm));
  for (std::size_t i = 1; i + 2 < n; i += 2) {
    int count = 0;
    Piece piece;
    if (!count_in(words[i], count)) return in_.fail(path, std::string(kLineForm));
    if (!piece_named(path, words[i + 1], piece) || !put(path, seat, piece, count, where)) return false;
  }
  return true;
}

bool PositionBuilder::piece_named(const std::string& path, std::string_view word, Piece& out) {
  constexpr std::string_view kDamaged = "damaged_";
  out.damaged = word.starts_with(kDamaged);
  const auto unit = find_enum<Unit>(out.damaged ? word.substr(kDamaged.size()) : word);
  if (!unit) return in_.fail(path, "no such unit: '" + std::string(word) + "'");
  out.unit = *unit;
  if (out.damaged && !r_.unit(*unit).sustain) return in_.fail(path, "it cannot be damaged");
  return true;
}

bool PositionBuilder::enough(const std::string& path, SeatId seat, Unit unit, int count) {
  return unlimited(unit) || s_.players[seat].reserve[at(unit)] >= count ||
         in_.fail(path, "there are not so many pieces of " + std::string(enum_name(unit)));
}

bool PositionBuilder::put(const std::string& path, SeatId seat, Piece piece, int count, Place where) {
  const std::string word(enum_name(piece.unit));
  if (is_ship(piece.unit) != where.system.valid())
    return in_.fail(path, is_ship(piece.unit)
                              ? "a " + word + " is in a system"
                              : "a " + word + " is on a planet, or aboard: SHIP with 1 " + word);
  if (where.planet.valid()) {
    const SeatId controller = s_.planets[where.planet].controller;
    if (controller.valid() && controller != seat)
      return in_.fail(path, "the planet is controlled by " + r_.name(controller) + " (see /control)");
    if (!controller.valid()) take_planet(seat, where.planet);
    const int most = piece.unit == Unit::SpaceDock ? kMostDocks : piece.unit == Unit::Pds ? kMostPds : 99;
    if (s_.planets[where.planet].own.of(piece.unit) + count > most)
      return in_.fail(path, "a planet holds one space_dock and two pds at most (TI3-LIMIT-4, TI3-LIMIT-5)");
  }
  if (!enough(path, seat, piece.unit, count)) return false;
  from_reserve(s_, seat, piece.unit, count);
  put_pieces(s_, r_, seat, piece.unit, count, piece.damaged ? count : 0, where);
  if (piece.damaged && where.planet.valid()) {
    std::uint8_t& damaged = s_.planets[where.planet].own.damaged;
    damaged = static_cast<std::uint8_t>(damaged + count);
  }
  return true;
}

// SHIP with COUNT UNIT ... LEADER ...
bool PositionBuilder::put_laden(const std::string& path, SeatId seat, std::span<const std::string> words,
                                SystemId system) {
  Piece ship;
  if (!piece_named(path, words[0], ship)) return false;
  Load load;
  for (std::size_t i = 2; i < words.size(); ++i) {
    SeatId owner;
    int number = 0;
    LeaderId leader;
    if (r_.find(words[i], leader)) {
      if (!leader_named(path, words[i], owner, number)) return false;
      if (owner != seat) return in_.fail(path, words[i] + " is not " + r_.name(seat) + "'s");
      if (!pick_up_leader(path, seat, number)) return false;
      load.leaders = static_cast<std::uint8_t>(load.leaders | 1U << static_cast<unsigned>(number));
      continue;
    }
    if (i + 1 == words.size()) return in_.fail(path, std::string(kLineForm));
    if (!add_to_load(path, seat, words[i], words[i + 1], load)) return false;
    ++i;
  }
  if (taken(look(), ship.unit, load) > room_of(look(), seat, ship.unit))
    return in_.fail(path, "a " + words[0] + " has no room for so much (TI3-CARRIER-3)");
  if (!load.any()) return in_.fail(path, std::string(kLineForm));
  if (s_.players[seat].laden.full()) return in_.fail(path, "there are too many ships with something aboard");
  if (!put(path, seat, ship, 1, space_of(system))) return false;
  add_laden(s_, seat, system, ship, load);
  return true;
}

bool PositionBuilder::add_to_load(const std::string& path, SeatId seat, const std::string& count,
                                  const std::string& word, Load& load) {
  int n = 0;
  Piece piece;
  if (!count_in(count, n)) return in_.fail(path, std::string(kLineForm));
  if (!piece_named(path, word, piece)) return false;
  if (is_ship(piece.unit) || piece.unit == Unit::SpaceDock)
    return in_.fail(path, "a " + word + " is never aboard (TI3-CARRIER-7)");
  if (!enough(path, seat, piece.unit, n)) return false;
  from_reserve(s_, seat, piece.unit, n);
  std::uint8_t& part = part_of(load, piece.unit);
  if (part + n > 7) return in_.fail(path, "there is no room for so much (TI3-CARRIER-3)");
  part = static_cast<std::uint8_t>(part + n);
  if (piece.damaged) load.damaged = static_cast<std::uint8_t>(load.damaged + n);
  return true;
}

}  // namespace orrery::ti3
