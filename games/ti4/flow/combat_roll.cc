#include <algorithm>

#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(CombatRollStep)

namespace {

constexpr int kFaces = 10;

bool in_space(const Look& look) { return !look.s.combat.planet.valid(); }

const UnitRow* row_in_combat(const Look& look, Side side, Unit unit) {
  return row_of(look, look.s.combat.side(side).seat, unit);
}

// Dice for all units of the type in the combat (22.2).
int dice_of(const Look& look, Side side, Unit unit) {
  const int units = units_in_combat(look, side, unit);
  if (units == 0) return 0;
  const UnitRow* row = row_in_combat(look, side, unit);
  if (row == nullptr || row->combat == 0) return 0;
  if (row->has(UnitTrait::DicePerEnemy))
    return units * non_fighters_in_combat(look, look.s.combat.side(other(side)).seat);
  return units * row->combat_dice;
}

int modifier(const Look& look, Side side, Unit unit) {
  const CombatMemory& c = look.s.combat;
  const CombatSide& me = c.side(side);
  int n = count_trait(look, me.seat, Trait::CombatPlusOne) -
          count_trait(look, me.seat, Trait::CombatMinusOne) + me.bonus + me.lasting_bonus;
  if (unit == Unit::Fighter) n += me.fighter_bonus + count_trait(look, me.seat, Trait::FightersPlusOne);
  if (!in_space(look)) return n;
  if (side == Side::Defender && anomaly_of(look, c.system) == Anomaly::Nebula) ++n;  // 54.3
  if (unit != Unit::Flagship && unit_text(look, me.seat, c.system, UnitTrait::OthersPlusOne)) ++n;
  return n;
}

template <class Visit>
void each_group(const Look& look, Side side, int value, const Visit& visit) {
  for (Unit unit : kAllUnits) {
    const int dice = dice_of(look, side, unit);
    if (dice > 0 && row_in_combat(look, side, unit)->combat == value) visit(unit, dice);
  }
}

int dice_of_value(const Look& look, Side side, int value) {
  int n = 0;
  each_group(look, side, value, [&](Unit, int dice) { n += dice; });
  return n;
}

// Puts the next dice of the value on the table, as many as one throw takes.
void lay_dice(Play& g, const CombatRoll& f) {
  begin_roll(g, g.s.combat.side(f.side).seat, RollKind::Combat);
  int skip = f.done_dice;
  each_group(g, f.side, f.value, [&](Unit unit, int dice) {
    const int skipped = std::min(skip, dice);
    skip -= skipped;
    add_dice(g, unit, dice - skipped, f.value, modifier(g, f.side, unit));
  });
}

// The lowest combat value from `value` on for which the side has dice; none: beyond the faces (23.5c).
int next_value(const Look& look, Side side, int value) {
  int lowest = kFaces + 1;
  for (Unit unit : kAllUnits) {
    if (dice_of(look, side, unit) == 0) continue;
    const int combat = row_in_combat(look, side, unit)->combat;
    if (combat >= value) lowest = std::min(lowest, combat);
  }
  return lowest;
}

// Units that rolled may have been destroyed after it (The Crown of Thalnos): their dice do not count as done
// any more, or the units that have not rolled yet would lose as many.
void forget_lost_dice(const Look& look, CombatRoll& f) {
  const int lost = f.all_dice - dice_of_value(look, f.side, f.value);
  f.done_dice = static_cast<std::uint16_t>(f.done_dice - std::clamp<int>(lost, 0, f.done_dice));
}

Next throw_next(Play& g, CombatRoll& f) {
  const SeatId seat = g.s.combat.side(f.side).seat;
  if (f.done_dice >= f.all_dice && f.all_dice > 0) {
    ++f.value;
    f.done_dice = 0;
  } else {
    forget_lost_dice(g, f);
  }
  const int value = next_value(g, f.side, f.value);
  if (value > kFaces || g.s.combat.side(f.side).no_rolls) {
    f.step = CombatRollStep::End;
    return Next::Again;
  }
  if (value != f.value) f.done_dice = 0;
  f.value = static_cast<std::uint8_t>(value);
  f.all_dice = static_cast<std::uint16_t>(dice_of_value(g, f.side, value));
  lay_dice(g, f);
  leave_uncounted(g);
  f.step = CombatRollStep::Rolled;
  return g.call(Roll{seat});
}

int hits_of(const Look& look, Side side, const Die& die) {
  int n = die.hit() ? 1 : 0;
  if (die.unit == Unit::Flagship && die.face >= kBestFaces &&
      row_in_combat(look, side, die.unit)->has(UnitTrait::ExtraHitsOnNine))
    n += kExtraHits;
  return n;
}

// The flagship that makes hits of its own and of dreadnoughts go to non-fighter ships.
bool makes_heavy_hits(const Look& look, Side side, Unit unit) {
  const CombatMemory& c = look.s.combat;
  return in_space(look) && (unit == Unit::Flagship || unit == Unit::Dreadnought) &&
         unit_text(look, c.side(side).seat, c.system, UnitTrait::HitsNonFighters);
}

void count(Play& g, CombatRoll& f) {
  end_roll(g);
  count_dice(g, g.s.combat.side(f.side).seat);
  int hits = 0;
  int heavy = 0;
  for (const Die& die : g.s.roll.dice) {
    const int n = hits_of(g, f.side, die);
    hits += n;
    if (makes_heavy_hits(g, f.side, die.unit)) heavy += n;
  }
  tell_roll(g, hits);
  f.hits = static_cast<std::uint8_t>(std::min(255, f.hits + hits));
  f.heavy_hits = static_cast<std::uint8_t>(std::min(255, f.heavy_hits + heavy));
  f.done_dice = static_cast<std::uint16_t>(f.done_dice + g.s.roll.dice.size());
}

}  // namespace

DiceGroups combat_dice(const Look& look, Side side) {
  DiceGroups out;
  if (look.s.combat.side(side).no_rolls) return out;
  for (int value = next_value(look, side, 0); value <= kFaces; value = next_value(look, side, value + 1)) {
    each_group(look, side, value, [&](Unit unit, int dice) {
      DiceGroup d{unit, dice, value, modifier(look, side, unit)};
      d.heavy = makes_heavy_hits(look, side, unit);
      d.per_unit = dice / units_in_combat(look, side, unit);
      d.extra = unit == Unit::Flagship && row_in_combat(look, side, unit)->has(UnitTrait::ExtraHitsOnNine);
      out.push_back(d);
    });
  }
  return out;
}

int most_hits(const Look& look, Side side) {
  int n = 0;
  for (Unit unit : kAllUnits) {
    const int dice = dice_of(look, side, unit);
    if (dice == 0) continue;
    const UnitRow* row = row_in_combat(look, side, unit);
    if (row->has(UnitTrait::ExtraHitsOnNine)) n += dice * kExtraHits;
    if (kFaces + modifier(look, side, unit) >= row->combat) n += dice;
  }
  return n;
}

Next advance(Play& g, CombatRoll& f) {
  const CombatSide& me = g.s.combat.side(f.side);
  switch (f.step) {
    case CombatRollStep::Next:
      return throw_next(g, f);
    case CombatRollStep::Rolled:
      f.step = CombatRollStep::React;
      if (!me.may_reroll) return Next::Again;
      return g.call(Reroll{me.seat});
    case CombatRollStep::React:
      f.step = CombatRollStep::Count;
      return open_window(g, Timing::CombatRolled, raw(me.seat));  // 23.5e
    case CombatRollStep::Count:
      count(g, f);
      f.step = CombatRollStep::Next;
      return Next::Again;
    case CombatRollStep::End:
      break;
  }
  add_hits(g, other(f.side), f.hits, f.heavy_hits);  // 23.5d
  return Next::Done;
}

}  // namespace orrery::ti4
