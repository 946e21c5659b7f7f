// Dice on the table.
#include <algorithm>

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
  auto& dice = state_of(g).roll.dice;
  for (int i = 0; i < count && !dice.full(); ++i) dice.push_back(die);
}

void show_faces(Play& g, const Outcome& o) {
  std::size_t next = 0;
  for (Die& d : state_of(g).roll.dice) {
    if (d.face != 0) continue;
    d.face = o.items[next++];
    g.emit(Happening::DieShown, raw(g.s.roll.seat), d.unit, d.face, std::clamp(d.needs - d.modifier, 0, 99));
  }
}

void forget_rerolls(Play& g) {
  for (Die& d : state_of(g).roll.dice) d.rerolled = false;
}

void pick_up_die(Play& g, std::size_t die) {
  state_of(g).roll.dice[die].rerolled = true;
  state_of(g).roll.dice[die].face = 0;
}

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
