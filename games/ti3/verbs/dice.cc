// Dice on the table.
#include "games/ti/dice.h"

#include "engine/flow/change.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

void clear_dice(Play& g, SeatId seat, RollKind kind) {
  state_of(g).roll = RollMemory{};
  state_of(g).roll.seat = seat;
  state_of(g).roll.kind = kind;
}

void add_dice(Play& g, Unit unit, int count, int needs, int modifier) {
  const Die die{unit, static_cast<std::uint8_t>(needs), static_cast<std::int8_t>(modifier)};
  ti::add(state_of(g).roll.dice, die, count);
}

void show_faces(Play& g, const Outcome& o) {
  ti::show(state_of(g).roll.dice, o, [&](const Die& d, int needed) {
    g.emit(Happening::DieShown, raw(g.s.roll.seat), d.unit, d.face, needed);
  });
}

void forget_rerolls(Play& g) { ti::forget_rerolls(state_of(g).roll.dice); }

void pick_up_die(Play& g, std::size_t die) { ti::pick_up(state_of(g).roll.dice, die); }

}  // namespace orrery::ti3
