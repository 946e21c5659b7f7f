#include "games/ti3/propose/strength.h"

#include "games/ti3/propose/worth.h"

namespace orrery::ti3 {

void Strength::add(const Look& look, Unit unit, int count, int damaged) {
  const UnitDef& def = look.r.unit(unit);
  fire += count * def.dice * hit_tenths(look, unit);
  hulls += count * (def.sustain ? 2 : 1) - damaged;
}

Strength strength_of(const Look& look, const Fleet& fleet) {
  Strength sum;
  for (Unit u : kShips) sum.add(look, u, fleet.of(u), fleet.damaged_of(u));
  return sum;
}

Strength strength_sent(const Draft& d, SeatId seat, SystemId to) {
  const Look look = d.look();
  Strength sum = strength_of(look, fleet(look, seat, to));
  if (d.frame<Movement>() == nullptr) return sum;  // all have arrived
  for (const Moving& m : look.s.tactical.moving) {
    if (m.to != to) continue;
    const Piece piece = piece_of(m.piece);
    sum.add(look, piece.unit, 1, piece.damaged ? 1 : 0);
    sum.add(look, Unit::Fighter, m.fighters);
  }
  return sum;
}

}  // namespace orrery::ti3
