// The Crown of Thalnos: in each combat round its owner may reroll any number of their dice once; units whose
// rerolled dice made no hit are destroyed. It is offered after each group of dice, so that every die can be
// rerolled once; dice of the barrage too, for the text does not speak of combat rolls (68.1c).
#include <algorithm>

#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// Dice of one unit lie side by side; a flagship has all the dice of its type (there is only one).
int dice_each(const Look& look, SeatId seat, Unit unit, int dice) {
  if (unit == Unit::Flagship) return dice;
  const UnitRow& row = *row_of(look, seat, unit);
  return std::max<int>(1, look.s.roll.kind == RollKind::Combat ? row.combat_dice : row.barrage_dice);
}

// How many units of a type staked dice on rerolls and made no hit with them.
int failed_units(const Look& look, SeatId seat, Unit unit) {
  int dice = 0;
  for (const Die& d : look.s.roll.dice) dice += d.unit == unit ? 1 : 0;
  if (dice == 0) return 0;
  const int each = dice_each(look, seat, unit, dice);
  int failed = 0;
  int at = 0;
  bool staked = false;
  bool hit = false;
  for (const Die& d : look.s.roll.dice) {
    if (d.unit != unit) continue;
    staked = staked || d.rerolled;
    hit = hit || (d.rerolled && d.hit());
    if (++at % each != 0 && at != dice) continue;
    if (staked && !hit) ++failed;
    staked = hit = false;
  }
  return failed;
}

// The owner would give up a damaged ship before a whole one.
void destroy_one(Play& g, SeatId seat, Unit unit) {
  const CombatMemory& c = g.s.combat;
  const bool landed = c.planet.valid() && !is_ship(unit);
  const Place place = landed ? on(c.planet) : space_of(c.system);
  const bool damaged = !landed && forces(g, seat, c.system).damaged_of(unit) > 0;
  if (units_at(g, seat, unit, place) > 0) destroy_unit(g, seat, {unit, damaged}, place, SeatId{});
}

}  // namespace

const AbilityDef kLawTheCrownOfThalnos{
    .id = "the_crown_of_thalnos",
    .at = when(Timing::CombatRolled, Timing::BarrageRolled),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !look.s.roll.dice.empty();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ == 0) {
        Reroll dice;
        dice.seat = a.owner;
        dice.cause = ability_asked(g, a).cause;
        return g.call(dice);
      }
      for (Unit unit : kAllUnits) {
        for (int n = failed_units(g, a.owner, unit); n > 0; --n) destroy_one(g, a.owner, unit);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
