// Dice: cannons fire, combats go on, the best unit gets the extra die, misses are rolled again.
#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/propose/propose.h"
#include "games/ti4/propose/worth.h"

namespace orrery::ti4 {
namespace {

int worth_of_fleet(const Look& look, SeatId seat, SystemId s) {
  int sum = 0;
  for (Unit u : kShips) sum += forces(look, seat, s).of(u) * worth_of_unit(look, seat, u);
  return sum;
}

}  // namespace

void propose(Draft& d, const SpaceCannonOffence&) {
  const Look look = d.look();
  bool found = false;
  const Choice c = best_option(
      d,
      [&](Choice o) {
        if (o.verb<Verb>() == Verb::Fire) return 0;
        return o.verb<Verb>() == Verb::FireAt ? worth_of_fleet(look, seat_at(o, 0), look.s.tactical.system)
                                              : -1;
      },
      found);
  if (found) d.take(c);
}

void propose(Draft& d, const Volley& f) {
  bool found = false;
  const Choice c = best_option(
      d,
      [&](Choice o) {
        const UnitRow* row = row_of(d.look(), f.shooter, unit_at(o, 0));
        return o.verb<Verb>() == Verb::ExtraDie && row != nullptr ? 20 - row->cannon : -1;
      },
      found);
  if (found) d.take(c);
}

// Repairs are another question of the same procedure.
void propose(Draft& d, const SpaceCombat& f) {
  if (f.step == SpaceCombatStep::Announce) d.take(make(Verb::Stay));
}

void propose(Draft& d, const Reroll& f) {
  const RollMemory roll = d.look().s.roll;
  const bool own = roll.seat == f.seat;
  for (const Die& die : roll.dice) {
    if (die.face == 0 || die.rerolled || die.hit() == own) continue;
    if (!d.take(make(Verb::Reroll, die.unit, die.face))) break;
  }
  d.take(make(Verb::Done));
}

}  // namespace orrery::ti4
