#include "games/ti4/flow/roll.h"

#include "games/ti/dice.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/flow/roll_steps.h"
#include "games/ti4/luck.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(RerollStep)

namespace {

int unrolled(const Look& look) { return ti::unrolled(look.s.roll.dice); }

bool may_be_named(const Die& d) { return d.face > 0 && !d.rerolled; }
Choice named(const Die& d) { return make(Verb::Reroll, d.unit, d.face); }

// Dice whose hits are still to be counted lie on the table: of a combat roll, or of the barrage before it.
bool dice_wait(const Look& look) {
  const SpaceCombat* f = find_frame<SpaceCombat>(look);
  return look.s.roll.uncounted || (f != nullptr && f->step == SpaceCombatStep::BarrageCounted);
}

}  // namespace

void begin_roll(Play& g, SeatId seat, RollKind kind) {
  if (g.s.roll.waiting.empty() && dice_wait(g)) lay_dice_aside(g);
  clear_dice(g, seat, kind);
}

void end_roll(Play& g) {
  if (g.s.roll.waiting.empty()) return;
  take_dice_up(g, g.s.roll.uncounted ? RollKind::Combat : RollKind::AntiFighterBarrage);
}

int hits_rolled(const Look& look) { return ti::hits(look.s.roll.dice); }

void tell_roll(Play& g, int hits) {
  g.emit(Happening::DiceRolled, raw(g.s.roll.seat), g.s.roll.kind, g.s.roll.dice.size(), hits);
}

// ---- the throw

Next advance(Play& g, Roll&) { return unrolled(g) > 0 ? Next::Chance : Next::Done; }

ChancePoint chance(const Look& look, const Roll& f) {
  ChancePoint point = luck(Luck::Roll, ti::faces(), static_cast<std::size_t>(unrolled(look)), f.seat, true);
  point.replace = true;
  return point;
}

void outcome(Play& g, Roll&, const Outcome& o) { show_faces(g, o); }

// ---- rerolls

Next advance(Play& g, Reroll& f) {
  switch (f.step) {
    case RerollStep::Begin:
      // Another ability may have rerolled the same dice before: that does not bar this one (63.2).
      forget_rerolls(g);
      f.step = RerollStep::Choose;
      return Next::Again;
    case RerollStep::Choose:
      return ask(g, f);
    case RerollStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Reroll& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Reroll), f.cause};
}

void options(const Look& look, const Reroll&, OptionList& out) {
  ti::list_rerolls(look.s.roll.dice, may_be_named, named, out);
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Reroll& f, Choice c) { return listed(look, f, c, "TI4-63.2"); }

void choose(Play& g, Reroll& f, Choice c) {
  if (const std::size_t die = ti::die_named(g.s.roll.dice, may_be_named, named, c);
      die < g.s.roll.dice.size()) {
    pick_up_die(g, die);  // 63.1
    return;
  }
  f.step = RerollStep::End;
  if (unrolled(g) > 0) g.call(Roll{f.seat});
}

// ---- infantry that may come back

Next advance(Play& g, Recovery& f) {
  const Player& p = g.s.players[f.seat];
  if (!f.rolled) {
    const UnitRow* row = row_of(g, f.seat, Unit::Infantry);
    const bool returns =
        row != nullptr && (row->has(UnitTrait::ReturnsOnFive) || row->has(UnitTrait::ReturnsOnSix));
    if (!returns) count_fallen(g, f.seat, p.fallen);  // the upgrade was lost meanwhile
    if (p.fallen == 0) return Next::Done;
    begin_roll(g, f.seat, RollKind::Other);
    add_dice(g, Unit::Infantry, p.fallen, row->has(UnitTrait::ReturnsOnFive) ? 5 : 6, 0);
    count_fallen(g, f.seat, static_cast<int>(g.s.roll.dice.size()));
    f.rolled = true;
    return g.call(Roll{f.seat});
  }
  const int saved = hits_rolled(g);
  tell_roll(g, saved);
  save_fallen(g, f.seat, saved);
  f.rolled = false;
  if (p.fallen > 0) return Next::Again;
  end_roll(g);
  return Next::Done;
}

}  // namespace orrery::ti4
