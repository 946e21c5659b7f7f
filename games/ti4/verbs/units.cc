// Units come, go and take damage.
#include <algorithm>
#include <cassert>

#include "engine/flow/change.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"
#include "games/ti4/verbs/pieces.h"

namespace orrery::ti4 {
namespace {

void note_loss(Play& g, SeatId seat, Piece piece) {
  CombatMemory& c = state_of(g).combat;
  if (!c.on) return;
  for (CombatSide* side : {&c.attacker, &c.defender}) {
    if (side->seat != seat) continue;
    side->lost = static_cast<std::uint16_t>(side->lost | (1U << at(piece.unit)));
    if (piece.unit == Unit::Flagship) side->flagship_lost = true;
    // Of damaged ships alike the one damaged in this round goes first: the others can still be repaired in
    // it.
    if (piece.damaged && side->fresh[at(piece.unit)] > 0) --side->fresh[at(piece.unit)];
  }
}

// Van Hauge takes all ships of its system with it. Settle sees to that: whoever destroyed it may be about to
// destroy more.
void doom_fleets(Play& g, SeatId seat, Unit unit, Place place) {
  const UnitRow* row = row_of(g, seat, unit);
  if (row == nullptr || !row->has(UnitTrait::DestroysAll) || place.planet.valid()) return;
  if (g.s.pending.full()) take_trigger(g);  // a rule goes before a window
  trigger(g, Timing::FleetDoomed, raw(seat), raw(place.system));
}

void put_from_reserve(Play& g, SeatId seat, Unit unit, int count, Place place, Happening how) {
  from_reserve(state_of(g), seat, unit, count);
  put_pieces(state_of(g), g.r, seat, unit, count, 0, place);
  g.emit(how, raw(seat), count, unit, raw(place));
  alert(g, Alert::Fleets);
  alert(g, Alert::Factories);
}

}  // namespace

void place_units(Play& g, SeatId seat, Unit unit, int count, Place place) {
  if (count <= 0) return;
  put_from_reserve(g, seat, unit, count, place, Happening::UnitPlaced);
  if (is_structure(unit))
    trigger(g, Timing::StructurePlaced, raw(seat), static_cast<std::uint8_t>(unit), raw(place));
}

void produce_units(Play& g, SeatId seat, Unit unit, int count, Place place) {
  if (count > 0) put_from_reserve(g, seat, unit, count, place, Happening::UnitProduced);
}

void destroy_unit(Play& g, SeatId seat, Piece piece, Place place, SeatId by) {
  take_pieces(state_of(g), g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, place);
  to_reserve(state_of(g), seat, piece.unit, 1);
  g.emit(Happening::UnitDestroyed, raw(seat), raw(piece), raw(place));
  note_loss(g, seat, piece);
  if (piece.unit == Unit::Infantry) {  // Infantry II: dice decide whether it comes back
    const UnitRow* row = row_of(g, seat, Unit::Infantry);
    std::uint8_t& n = state_of(g).players[seat].fallen;
    if (row != nullptr && (row->has(UnitTrait::ReturnsOnSix) || row->has(UnitTrait::ReturnsOnFive)) &&
        n < 255) {
      ++n;
      alert(g, Alert::Fallen);
    }
  }
  alert(g, Alert::Fleets);
  alert(g, Alert::Elimination);
  alert(g, Alert::Factories);
  trigger(g, Timing::UnitDestroyed, raw(seat), static_cast<std::uint8_t>(piece.unit), raw(by));
  doom_fleets(g, seat, piece.unit, place);
}

void remove_unit(Play& g, SeatId seat, Piece piece, Place place) {
  take_pieces(state_of(g), g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, place);
  to_reserve(state_of(g), seat, piece.unit, 1);
  g.emit(Happening::UnitRemoved, raw(seat), raw(piece), raw(place));
  alert(g, Alert::Fleets);
  alert(g, Alert::Elimination);
  alert(g, Alert::Factories);
}

void damage_unit(Play& g, SeatId seat, Unit unit, SystemId system) {
  std::uint8_t& n = state_of(g).systems[system].space[seat].damaged[at(unit)];
  n = byte(n + 1);
  g.emit(Happening::UnitDamaged, raw(seat), unit, raw(space_of(system)));
}

void repair_unit(Play& g, SeatId seat, Unit unit, SystemId system) {
  std::uint8_t& n = state_of(g).systems[system].space[seat].damaged[at(unit)];
  assert(n > 0);
  n = byte(n - 1);
  g.emit(Happening::UnitRepaired, raw(seat), unit, raw(space_of(system)));
}

void count_fallen(Play& g, SeatId seat, int rolled) {
  std::uint8_t& n = state_of(g).players[seat].fallen;
  n = byte(n - rolled);
}

void save_fallen(Play& g, SeatId seat, int saved) {
  std::uint8_t& n = state_of(g).players[seat].returning;
  n = byte(std::min(255, n + saved));
  if (saved > 0) g.emit(Happening::UnitsSaved, raw(seat), saved);
}

void take_returning(Play& g, SeatId seat, int count) {
  std::uint8_t& n = state_of(g).players[seat].returning;
  n = byte(n - count);
}

}  // namespace orrery::ti4
