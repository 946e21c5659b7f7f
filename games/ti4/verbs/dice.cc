// Dice on the table.
#include "games/ti/dice.h"

#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void lay_dice_aside(Play& g) { state_of(g).roll.waiting = g.s.roll.dice; }

void take_dice_up(Play& g, RollKind kind) {
  RollMemory& roll = state_of(g).roll;
  roll.kind = kind;
  roll.dice = roll.waiting;
  roll.waiting.clear();
}

void clear_dice(Play& g, SeatId seat, RollKind kind) {
  RollMemory& roll = state_of(g).roll;
  roll.seat = seat;
  roll.kind = kind;
  roll.dice.clear();
}

void add_dice(Play& g, Unit unit, int count, int needs, int modifier) {
  Die die;
  die.unit = unit;
  die.needs = static_cast<std::uint8_t>(needs);
  die.modifier = static_cast<std::int8_t>(modifier);
  ti::add(state_of(g).roll.dice, die, count);
}

void show_faces(Play& g, const Outcome& o) {
  ti::show(state_of(g).roll.dice, o, [&](const Die& d, int needed) {
    g.emit(Happening::DieShown, raw(g.s.roll.seat), d.unit, d.face, needed);
  });
}

void forget_rerolls(Play& g) { ti::forget_rerolls(state_of(g).roll.dice); }

void pick_up_die(Play& g, std::size_t die) { ti::pick_up(state_of(g).roll.dice, die); }

void improve_die(Play& g, std::size_t die) {
  ++state_of(g).roll.dice[die].modifier;
  state_of(g).roll.dice[die].bought = true;
}

void leave_uncounted(Play& g) { state_of(g).roll.uncounted = true; }

void count_dice(Play& g, SeatId seat) {
  state_of(g).roll.seat = seat;
  state_of(g).roll.uncounted = false;
}

}  // namespace orrery::ti4
