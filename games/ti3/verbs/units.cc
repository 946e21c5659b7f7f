// Units come, go and take damage.
#include <cassert>

#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"
#include "games/ti3/verbs/pieces.h"

namespace orrery::ti3 {
namespace {

void put_from_reserve(Play& g, SeatId seat, Unit unit, int count, Place place, Happening how) {
  if (count <= 0) return;
  from_reserve(state_of(g), seat, unit, count);
  put_pieces(state_of(g), g.r, seat, unit, count, 0, place);
  g.emit(how, raw(seat), count, unit, raw(place));
  if (unit == Unit::SpaceDock) state_of(g).new_docks.insert(place.planet);  // TI3-Q-32
  alert(g, Alert::Fleets);
}

// Gen Synthesis: a die decides whether it comes back.
void count_fallen(Play& g, SeatId seat, Unit unit, int count) {
  if (unit != Unit::GroundForce || count == 0) return;
  note_fallen(g, seat, count);
  std::uint8_t& n = state_of(g).players[seat].fallen;
  if (count_trait(g, seat, Trait::ReturnsHome) > 0) n = byte(n + count);
}

// In a space battle a die decides the fate of leaders, otherwise they die with the ship (TI3-LEADERLOSS-5).
void lose_leaders(Play& g, SeatId seat, std::uint8_t leaders) {
  if (leaders == 0) return;
  State& s = state_of(g);
  if (s.battle.on && !s.battle.planet.valid() && s.battle.round > 0 && !s.lost_leaders.full()) {
    const SeatId captor = s.battle.attacker.seat == seat ? s.battle.defender.seat : s.battle.attacker.seat;
    s.lost_leaders.push_back({seat, leaders, LeaderEvent::ShipLostInBattle, captor});
    return;
  }
  for (int i = 0; i < static_cast<int>(kLeadersEach); ++i) {
    if ((leaders >> i & 1) != 0) kill_leader(g, seat, i);
  }
}

void lose_load(Play& g, SeatId seat, const Load& load, Place place, bool destroyed) {
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds}) {
    const int n = load.of(u);
    to_reserve(state_of(g), seat, u, n);
    for (int i = 0; i < n; ++i)
      g.emit(destroyed ? Happening::UnitDestroyed : Happening::UnitRemoved, raw(seat), raw(Piece{u, false}),
             raw(place));
    if (destroyed) count_fallen(g, seat, u, n);
  }
  lose_leaders(g, seat, load.leaders);
}

void take_off(Play& g, SeatId seat, Piece piece, Place place, const Load& load, bool destroyed) {
  State& s = state_of(g);
  if (is_ship(piece.unit)) erase_laden(s, seat, place.system, piece, load);
  take_pieces(s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, place);
  to_reserve(s, seat, piece.unit, 1);
  g.emit(destroyed ? Happening::UnitDestroyed : Happening::UnitRemoved, raw(seat), raw(piece), raw(place));
  if (destroyed && place.planet.valid()) count_fallen(g, seat, piece.unit, 1);
  lose_load(g, seat, load, place, destroyed);
  alert(g, Alert::Fleets);
  alert(g, Alert::Elimination);
  alert(g, Alert::Planets);
}

}  // namespace

void place_units(Play& g, SeatId seat, Unit unit, int count, Place place) {
  put_from_reserve(g, seat, unit, count, place, Happening::UnitPlaced);
}

void produce_units(Play& g, SeatId seat, Unit unit, int count, Place place) {
  put_from_reserve(g, seat, unit, count, place, Happening::UnitProduced);
}

void destroy_unit(Play& g, SeatId seat, Piece piece, Place place, const Load& load) {
  take_off(g, seat, piece, place, load, true);
}

void remove_unit(Play& g, SeatId seat, Piece piece, Place place, const Load& load) {
  take_off(g, seat, piece, place, load, false);
}

void damage_unit(Play& g, SeatId seat, Unit unit, SystemId system, const Load& load) {
  State& s = state_of(g);
  erase_laden(s, seat, system, {unit, false}, load);
  std::uint8_t& n = s.systems[system].fleets[seat].damaged[at(unit)];
  n = byte(n + 1);
  add_laden(s, seat, system, {unit, true}, load);
  g.emit(Happening::UnitDamaged, raw(seat), unit, raw(space_of(system)));
}

void repair_unit(Play& g, SeatId seat, Unit unit, SystemId system) {
  State& s = state_of(g);
  std::uint8_t& n = s.systems[system].fleets[seat].damaged[at(unit)];
  assert(n > 0);
  n = byte(n - 1);
  // A laden one is told apart only as long as it is damaged.
  auto& list = s.players[seat].laden;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].system != system || piece_of(list[i].piece) != Piece{unit, true}) continue;
    const Load load = list[i].load;
    if (unladen(g, seat, system, {unit, true}) >= 0) break;
    erase_laden(s, seat, system, {unit, true}, load);
    add_laden(s, seat, system, {unit, false}, load);
    break;
  }
  g.emit(Happening::UnitRepaired, raw(seat), unit, raw(space_of(system)));
}

void move_troops(Play& g, SeatId seat, int count, PlanetId from, PlanetId to) {
  take_pieces(state_of(g), g.r, seat, Unit::GroundForce, count, 0, on(from));
  put_pieces(state_of(g), g.r, seat, Unit::GroundForce, count, 0, on(to));
  g.emit(Happening::TroopsMoved, raw(seat), count, raw(from), raw(to));
  alert(g, Alert::Fleets);
  alert(g, Alert::Planets);
}

void move_dock(Play& g, SeatId seat, PlanetId from, PlanetId to) {
  State& s = state_of(g);
  take_pieces(s, g.r, seat, Unit::SpaceDock, 1, 0, on(from));
  put_pieces(s, g.r, seat, Unit::SpaceDock, 1, 0, on(to));
  s.new_docks.erase(from);
  s.new_docks.insert(to);  // TI3-Q-32
  g.emit(Happening::DockMoved, raw(seat), raw(from), raw(to));
  alert(g, Alert::Fleets);
}

}  // namespace orrery::ti3
