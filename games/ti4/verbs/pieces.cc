// Pieces on the board and in the reserve, with what is derived from where they are.
#include "games/ti4/verbs/pieces.h"

#include <cassert>

#include "games/ti4/query.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {
namespace {

constexpr bool unlimited(Unit u) { return u == Unit::Fighter || u == Unit::Infantry; }  // 44.4

bool anything_in(const State& s, const Rules& r, SeatId seat, SystemId system) {
  for (std::uint8_t n : s.systems[system].space[seat].units) {
    if (n > 0) return true;
  }
  for (PlanetId p : r.tile(system).planets) {
    if (s.planets[p].ground[seat].any()) return true;
  }
  return false;
}

void look_again(State& s, const Rules& r, SeatId seat, SystemId system) {
  const SpaceForces& f = s.systems[system].space[seat];
  if (ships(f) > 0) {
    s.ships_in[seat].insert(system);
  } else {
    s.ships_in[seat].erase(system);
  }
  if (anything_in(s, r, seat, system)) {
    s.presence[seat].insert(system);
  } else {
    s.presence[seat].erase(system);
  }
}

std::uint8_t& ground_count(GroundForces& f, Unit u) {
  return u == Unit::Infantry ? f.infantry : u == Unit::Pds ? f.pds : f.docks;
}

}  // namespace

SystemId system_of(const Rules& r, Place place) {
  return place.planet.valid() ? r.planet(place.planet).system : place.system;
}

// Puts units on the board; whence they come is the caller's business.
void put_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place) {
  if (place.planet.valid()) {
    std::uint8_t& n = ground_count(s.planets[place.planet].ground[seat], unit);
    n = byte(n + count);
  } else {
    SpaceForces& f = s.systems[place.system].space[seat];
    f.units[at(unit)] = byte(f.units[at(unit)] + count);
    if (at(unit) < kSustaining) f.damaged[at(unit)] = byte(f.damaged[at(unit)] + damaged);
  }
  look_again(s, r, seat, system_of(r, place));
}

void take_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place) {
  if (place.planet.valid()) {
    std::uint8_t& n = ground_count(s.planets[place.planet].ground[seat], unit);
    assert(n >= count);
    n = byte(n - count);
  } else {
    SpaceForces& f = s.systems[place.system].space[seat];
    assert(f.units[at(unit)] >= count);
    f.units[at(unit)] = byte(f.units[at(unit)] - count);
    if (at(unit) < kSustaining) f.damaged[at(unit)] = byte(f.damaged[at(unit)] - damaged);
  }
  look_again(s, r, seat, system_of(r, place));
}

void to_reserve(State& s, SeatId seat, Unit unit, int count) {
  std::uint8_t& n = s.players[seat].reserve[at(unit)];
  if (!unlimited(unit)) n = byte(n + count);
}

void from_reserve(State& s, SeatId seat, Unit unit, int count) {
  std::uint8_t& n = s.players[seat].reserve[at(unit)];
  if (unlimited(unit)) return;
  assert(n >= count);
  n = byte(n - count);
}

void recount_presence(State& s, const Rules& r, SeatId seat) {
  s.presence[seat].clear();
  s.ships_in[seat].clear();
  for (SystemId system : s.board) look_again(s, r, seat, system);
  s.players[seat].planets.clear();
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    if (s.planets[PlanetId(i)].controller == seat) s.players[seat].planets.insert(PlanetId(i));
  }
}

}  // namespace orrery::ti4
