// Pieces on the board and in reinforcements, with what is derived from where they are.
#include "games/ti3/verbs/pieces.h"

#include <cassert>

#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {
namespace {

constexpr bool unlimited(Unit u) { return u == Unit::Fighter || u == Unit::GroundForce; }  // TI3-LIMIT-3

Garrison& standing(State& s, SeatId seat, PlanetId planet) {
  Planet& p = s.planets[planet];
  return p.controller == seat ? p.own : p.landed;
}

bool anything_in(const State& s, const Rules& r, SeatId seat, SystemId system) {
  if (ships(s.systems[system].fleets[seat]) > 0) return true;
  for (PlanetId p : r.tile(system).planets) {
    if (garrison(Look{s, r}, seat, p).any()) return true;
  }
  return false;
}

void look_again(State& s, const Rules& r, SeatId seat, SystemId system) {
  const auto keep = [&](SystemSet& set, bool in) { in ? set.insert(system) : set.erase(system); };
  keep(s.ships_in[seat], ships(s.systems[system].fleets[seat]) > 0);
  keep(s.presence[seat], anything_in(s, r, seat, system));
}

std::uint64_t order_of(const Laden& l) {
  return std::uint64_t{l.system.value} << 24U | std::uint64_t{l.piece} << 16U | bits_of(l.load);
}

}  // namespace

std::uint8_t& part_of(Load& load, Unit unit) {
  switch (unit) {
    case Unit::ShockTroop:
      return load.shock_troops;
    case Unit::MechanizedUnit:
      return load.mechanized;
    case Unit::Pds:
      return load.pds;
    default:
      return load.ground_forces;
  }
}

std::uint8_t& part_of(Garrison& garrison, Unit unit) {
  switch (unit) {
    case Unit::ShockTroop:
      return garrison.shock_troops;
    case Unit::MechanizedUnit:
      return garrison.mechanized;
    case Unit::Pds:
      return garrison.pds;
    case Unit::SpaceDock:
      return garrison.docks;
    default:
      return garrison.ground_forces;
  }
}

void put_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place) {
  if (place.planet.valid()) {
    std::uint8_t& n = part_of(standing(s, seat, place.planet), unit);
    n = byte(n + count);
  } else {
    Fleet& f = s.systems[place.system].fleets[seat];
    f.ships[at(unit)] = byte(f.ships[at(unit)] + count);
    if (at(unit) < kSustaining) f.damaged[at(unit)] = byte(f.damaged[at(unit)] + damaged);
  }
  look_again(s, r, seat, system_of(Look{s, r}, place));
}

void take_pieces(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place) {
  if (place.planet.valid()) {
    std::uint8_t& n = part_of(standing(s, seat, place.planet), unit);
    assert(n >= count);
    n = byte(n - count);
  } else {
    Fleet& f = s.systems[place.system].fleets[seat];
    assert(f.ships[at(unit)] >= count);
    f.ships[at(unit)] = byte(f.ships[at(unit)] - count);
    if (at(unit) < kSustaining) f.damaged[at(unit)] = byte(f.damaged[at(unit)] - damaged);
  }
  look_again(s, r, seat, system_of(Look{s, r}, place));
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

void add_laden(State& s, SeatId seat, SystemId system, Piece ship, const Load& load) {
  if (!load.any()) return;
  auto& list = s.players[seat].laden;
  const Laden added{system, raw(ship), load};
  assert(!list.full());
  list.push_back(added);
  std::size_t i = list.size() - 1;
  for (; i > 0 && order_of(list[i - 1]) > order_of(added); --i) list[i] = list[i - 1];
  list[i] = added;
}

void erase_laden(State& s, SeatId seat, SystemId system, Piece ship, const Load& load) {
  if (!load.any()) return;
  auto& list = s.players[seat].laden;
  const Laden wanted{system, raw(ship), load};
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i] == wanted) return list.erase_at(i);
  }
  assert(false);
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

}  // namespace orrery::ti3
