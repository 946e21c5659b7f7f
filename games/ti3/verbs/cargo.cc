// Ships on the move and what they carry.
#include <cassert>

#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"
#include "games/ti3/verbs/pieces.h"

namespace orrery::ti3 {
namespace {

Load with(Load load, Unit unit, int count) {
  std::uint8_t& n = part_of(load, unit);
  n = byte(n + count);
  return load;
}

void arrive(State& s, const Rules& r, SeatId seat, const Moving& m, SystemId to) {
  const Piece piece = piece_of(m.piece);
  put_pieces(s, r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(to));
  add_laden(s, seat, to, piece, m.load);
  if (m.fighters > 0) put_pieces(s, r, seat, Unit::Fighter, m.fighters, 0, space_of(to));
}

}  // namespace

void plan_move(Play& g, SeatId seat, Piece piece, const Load& load, SystemId from) {
  State& s = state_of(g);
  erase_laden(s, seat, from, piece, load);
  take_pieces(s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(from));
  Moving m;
  m.piece = raw(piece);
  m.from = from;
  m.to = from == s.tactical.system && s.tactical.second.valid() ? s.tactical.second : s.tactical.system;
  m.load = load;
  s.tactical.moving.push_back(m);
}

void plan_fighters(Play& g, SeatId seat, SystemId from) {
  State& s = state_of(g);
  Moving& m = s.tactical.moving.back();
  // A leader aboard the fighter changes to the ship that takes it along.
  const Piece fighter{Unit::Fighter, false};
  const Load load = least_load(g, seat, from, fighter);
  erase_laden(s, seat, from, fighter, load);
  m.load.leaders = byte(m.load.leaders | load.leaders);
  take_pieces(s, g.r, seat, Unit::Fighter, 1, 0, space_of(from));
  m.fighters = byte(m.fighters + 1);
  m.stops.insert(from);
  g.emit(Happening::UnitLoaded, raw(seat), Unit::Fighter, raw(space_of(from)));
}

void plan_load(Play& g, SeatId seat, Unit unit, PlanetId from) {
  State& s = state_of(g);
  take_pieces(s, g.r, seat, unit, 1, 0, on(from));
  Moving& m = s.tactical.moving.back();
  m.load = with(m.load, unit, 1);
  m.stops.insert(g.r.planet(from).system);
  g.emit(Happening::UnitLoaded, raw(seat), unit, raw(on(from)));
  alert(g, Alert::Planets);
}

void plan_leader(Play& g, SeatId, int leader, PlanetId from) {
  State& s = state_of(g);
  Garrison& garrison = s.planets[from].own;
  garrison.leaders = byte(garrison.leaders & ~(1 << leader));
  Moving& m = s.tactical.moving.back();
  m.load.leaders = byte(m.load.leaders | 1 << leader);
  m.stops.insert(g.r.planet(from).system);
}

void fly(Play& g, SeatId seat) {
  State& s = state_of(g);
  for (const Moving& m : s.tactical.moving) {
    arrive(s, g.r, seat, m, m.to);
    if (m.from != m.to) g.emit(Happening::ShipMoved, raw(seat), m.piece, raw(m.from), raw(m.to));
    if (m.fighters > 0 && m.from != m.to)
      g.emit(Happening::FightersMoved, raw(seat), m.fighters, raw(m.from), raw(m.to));
  }
  s.tactical.moving.clear();
  alert(g, Alert::Fleets);
}

void move_ship(Play& g, SeatId seat, Piece piece, const Load& load, SystemId from, SystemId to) {
  State& s = state_of(g);
  erase_laden(s, seat, from, piece, load);
  take_pieces(s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(from));
  put_pieces(s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(to));
  add_laden(s, seat, to, piece, load);
  g.emit(Happening::ShipMoved, raw(seat), raw(piece), raw(from), raw(to));
  alert(g, Alert::Fleets);
}

void move_fleet(Play& g, SeatId seat, SystemId from, SystemId to) {
  State& s = state_of(g);
  const Fleet all = s.systems[from].fleets[seat];
  for (Unit u : kShips) {
    const int n = all.of(u);
    if (n == 0) continue;
    take_pieces(s, g.r, seat, u, n, all.damaged_of(u), space_of(from));
    put_pieces(s, g.r, seat, u, n, all.damaged_of(u), space_of(to));
  }
  const auto before = s.players[seat].laden;
  s.players[seat].laden.clear();
  for (const Laden& l : before)
    add_laden(s, seat, l.system == from ? to : l.system, piece_of(l.piece), l.load);
  g.emit(Happening::Retreated, raw(seat), raw(to));
  alert(g, Alert::Fleets);
}

void land(Play& g, SeatId seat, Unit unit, SystemId system, Piece ship, const Load& before, PlanetId planet) {
  State& s = state_of(g);
  erase_laden(s, seat, system, ship, before);
  add_laden(s, seat, system, ship, with(before, unit, -1));
  put_pieces(s, g.r, seat, unit, 1, 0, on(planet));
  g.emit(Happening::UnitLanded, raw(seat), 1, unit, raw(planet));
}

void land_leader(Play& g, SeatId seat, int leader, PlanetId planet) {
  take_leader(g, seat, leader);
  Planet& p = state_of(g).planets[planet];
  Garrison& here = p.controller == seat ? p.own : p.landed;
  here.leaders = byte(here.leaders | 1 << leader);
  g.emit(Happening::LeaderPlaced, raw(seat),
         raw(g.r.race(g.s.players[seat].race).leaders[static_cast<std::size_t>(leader)]), raw(on(planet)));
}

void remove_aboard(Play& g, SeatId seat, Unit unit, const Laden& ship) {
  State& s = state_of(g);
  const int n = ship.load.of(unit);
  erase_laden(s, seat, ship.system, piece_of(ship.piece), ship.load);
  add_laden(s, seat, ship.system, piece_of(ship.piece), with(ship.load, unit, -n));
  to_reserve(s, seat, unit, n);
  for (int i = 0; i < n; ++i)
    g.emit(Happening::UnitRemoved, raw(seat), raw(Piece{unit, false}), raw(space_of(ship.system)));
}

// Back to ships that have room, the roomiest first. TI3-DIPLOMAT-1, TI3-DOMAIN-10.
void lift_landed(Play& g, SeatId seat, PlanetId planet) {
  State& s = state_of(g);
  const SystemId system = g.r.planet(planet).system;
  const Garrison landed = s.planets[planet].landed;
  const auto lift_one = [&](Unit unit) {
    for (Unit u : {Unit::Carrier, Unit::WarSun, Unit::Flagship, Unit::Dreadnought, Unit::Cruiser}) {
      const int room = room_of(g, seat, u);
      if (room == 0) continue;
      for (bool damaged : {false, true}) {
        const Piece ship{u, damaged};
        for (const Laden& l : s.players[seat].laden) {
          if (l.system != system || piece_of(l.piece) != ship || taken(g, u, l.load) >= room) continue;
          const Load load = l.load;
          erase_laden(s, seat, system, ship, load);
          add_laden(s, seat, system, ship, with(load, unit, 1));
          return true;
        }
        if (unladen(g, seat, system, ship) <= 0) continue;
        add_laden(s, seat, system, ship, with(Load{}, unit, 1));
        return true;
      }
    }
    return false;
  };
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds}) {
    const int n = landed.of(u);
    for (int i = 0; i < n; ++i) {
      take_pieces(s, g.r, seat, u, 1, 0, on(planet));
      if (!lift_one(u)) to_reserve(s, seat, u, 1);
    }
    if (n > 0) g.emit(Happening::UnitLifted, raw(seat), n, u, raw(planet));
  }
  if (landed.leaders != 0) {
    s.planets[planet].landed.leaders = 0;
    for (int i = 0; i < static_cast<int>(kLeadersEach); ++i) {
      if ((landed.leaders >> i & 1) == 0) continue;
      // Any ship may carry them (TI3-LEADER-4); the first laden one does.
      for (Laden& l : s.players[seat].laden) {
        if (l.system != system) continue;
        const Laden before = l;
        Load load = before.load;
        load.leaders = byte(load.leaders | 1 << i);
        erase_laden(s, seat, system, piece_of(before.piece), before.load);
        add_laden(s, seat, system, piece_of(before.piece), load);
        break;
      }
    }
  }
}

void shift(Play& g, SeatId seat, Unit unit, SystemId system, Piece from, const Load& before, Piece to,
           const Load& other) {
  State& s = state_of(g);
  erase_laden(s, seat, system, from, before);
  add_laden(s, seat, system, from, with(before, unit, -1));
  erase_laden(s, seat, system, to, other);
  add_laden(s, seat, system, to, with(other, unit, 1));
  g.emit(Happening::UnitShifted, raw(seat), unit, raw(system));
}

}  // namespace orrery::ti3
