// Units change places.
#include "engine/flow/change.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"
#include "games/ti4/verbs/pieces.h"

namespace orrery::ti4 {

void shift_unit(Play& g, SeatId seat, Piece piece, SystemId from, SystemId to) {
  take_pieces(state_of(g), g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(from));
  put_pieces(state_of(g), g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(to));
  g.emit(Happening::UnitMoved, raw(seat), raw(piece), raw(from), raw(to));
  alert(g, Alert::Fleets);
  alert(g, Alert::Factories);
}

void land(Play& g, SeatId seat, int count, PlanetId planet) {
  take_pieces(state_of(g), g.r, seat, Unit::Infantry, count, 0, space_of(g.r.planet(planet).system));
  put_pieces(state_of(g), g.r, seat, Unit::Infantry, count, 0, on(planet));
  g.emit(Happening::UnitLanded, raw(seat), count, raw(planet));
  alert(g, Alert::Fleets);
}

void lift(Play& g, SeatId seat, int count, PlanetId planet) {
  take_pieces(state_of(g), g.r, seat, Unit::Infantry, count, 0, on(planet));
  put_pieces(state_of(g), g.r, seat, Unit::Infantry, count, 0, space_of(g.r.planet(planet).system));
  g.emit(Happening::UnitLifted, raw(seat), count, raw(planet));
  alert(g, Alert::Fleets);
}

void relocate_infantry(Play& g, SeatId seat, int count, Place from, Place to) {
  take_pieces(state_of(g), g.r, seat, Unit::Infantry, count, 0, from);
  put_pieces(state_of(g), g.r, seat, Unit::Infantry, count, 0, to);
  g.emit(Happening::InfantryMoved, raw(seat), count, raw(from), raw(to));
  alert(g, Alert::Fleets);
  alert(g, Alert::Structures);
}

void take_off(Play& g, SeatId seat, Piece piece, SystemId from) {
  take_pieces(state_of(g), g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(from));
  auto& moving = state_of(g).tactical.moving;
  // Ships alike without cargo, declared one after another, share an entry.
  if (!moving.empty() && moving.back().piece == raw(piece) && moving.back().from == from &&
      moving.back().infantry == 0 && moving.back().fighters == 0 && moving.back().count < 255 &&
      row_of(g, seat, piece.unit)->capacity == 0) {
    ++moving.back().count;
    return;
  }
  Moving m;
  m.piece = raw(piece);
  m.from = from;
  moving.push_back(m);
}

void declare_ship(Play& g, SeatId seat, const Moving& ship) {
  auto& moving = state_of(g).tactical.moving;
  const std::size_t before = moving.size();
  take_off(g, seat, piece_of(ship.piece), ship.from);
  if (ship.boosted) --state_of(g).tactical.single_bonus;
  if (moving.size() > before) {
    moving.back().boosted = ship.boosted;
  } else if (ship.boosted || moving.back().boosted) {  // only ships alike in this too share an entry
    --moving.back().count;
    moving.push_back(ship);
  }
}

void join_last_ship(Play& g, std::size_t entry) {
  ++state_of(g).tactical.moving[entry].count;
  state_of(g).tactical.moving.pop_back();
}

void boost_last_ship(Play& g) {
  state_of(g).tactical.moving.back().boosted = true;
  --state_of(g).tactical.single_bonus;
}

Moving lift_off(Play& g, std::size_t entry) {
  Moving& there = state_of(g).tactical.moving[entry];
  const Moving ship = there;
  there.count = 0;
  there.infantry = 0;
  there.fighters = 0;
  return ship;
}

void note_ships_moved(Play& g) { state_of(g).tactical.ships_moved = true; }

void end_flight(Play& g) {
  state_of(g).tactical.moving.clear();
  state_of(g).tactical.loads.clear();
}

void note_load(Play& g, Unit unit, Place place) {
  auto& loads = state_of(g).tactical.loads;
  const auto ship = byte(static_cast<int>(g.s.tactical.moving.size()) - 1);
  for (Loaded& l : loads) {
    if (l.ship != ship || l.unit != unit || l.place != raw(place)) continue;
    ++l.count;
    return;
  }
  loads.push_back(Loaded{ship, unit, 1, raw(place)});
}

void load_unit(Play& g, SeatId seat, Unit unit, Place from) {
  take_pieces(state_of(g), g.r, seat, unit, 1, 0, from);
  Moving& m = state_of(g).tactical.moving.back();
  std::uint8_t& n = unit == Unit::Infantry ? m.infantry : m.fighters;
  n = byte(n + 1);
  m.stops.insert(system_of(g.r, from));
  g.emit(Happening::UnitLoaded, raw(seat), unit, raw(from));
}

void arrive(Play& g, SeatId seat, const Moving& ship, SystemId to) {
  const Piece piece = piece_of(ship.piece);
  put_pieces(state_of(g), g.r, seat, piece.unit, ship.count, piece.damaged ? ship.count : 0, space_of(to));
  if (ship.infantry > 0) put_pieces(state_of(g), g.r, seat, Unit::Infantry, ship.infantry, 0, space_of(to));
  if (ship.fighters > 0) put_pieces(state_of(g), g.r, seat, Unit::Fighter, ship.fighters, 0, space_of(to));
  for (int i = 0; i < ship.count; ++i)
    g.emit(Happening::UnitMoved, raw(seat), ship.piece, raw(ship.from), raw(to));
  if (ship.infantry + ship.fighters > 0)
    g.emit(Happening::CargoArrived, raw(seat), ship.infantry, ship.fighters, raw(to));
  alert(g, Alert::Fleets);
  alert(g, Alert::Factories);
}

void lose_in_rift(Play& g, SeatId seat, const Moving& ship, SystemId rift) {
  const Piece piece = piece_of(ship.piece);
  to_reserve(state_of(g), seat, piece.unit, ship.count);
  for (int i = 0; i < ship.count; ++i) g.emit(Happening::ShipLostInRift, raw(seat), ship.piece, raw(rift));
  alert(g, Alert::Fleets);  // what stays behind may be too much now
  alert(g, Alert::Elimination);
}

}  // namespace orrery::ti4
