// Dice on the table: rolling and rerolling State::roll (63).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// Rolls every die of State::roll that shows no face yet.
struct Roll {
  static constexpr std::string_view kName = "roll";
  SeatId seat;
  ORRERY_FIELDS(Roll, seat)
};
ORRERY_FRAME(Roll)
ORRERY_CHANCE_FRAME(Roll)

// The player names dice to reroll until `done`; then they are rolled. No die twice by the same ability
// (63.2).
ORRERY_STEPS(RerollStep)
struct Reroll {
  static constexpr std::string_view kName = "reroll";
  SeatId seat;
  std::uint16_t cause = Asked::kNoCause;
  RerollStep step{};
  ORRERY_FIELDS(Reroll, seat, cause, step)
};
ORRERY_ASKING_FRAME(Reroll)
// Empties State::roll for a new roll. Dice of a combat roll or barrage that are not counted yet (an ability
// used after the roll led to other dice) are laid aside until end_roll.
void begin_roll(Play& g, SeatId seat, RollKind kind);
void end_roll(Play& g);  // puts dice laid aside back on the table; nothing if there are none
int hits_rolled(const Look& look);
void tell_roll(Play& g, int hits);  // the event of the whole roll, once it is counted

// The dice for destroyed infantry whose upgrade may bring it back (Infantry II, Spec Ops II): called by
// settle for Alert::Fallen, that is right after the infantry was destroyed. Survivors wait in
// Player::returning.
struct Recovery {
  static constexpr std::string_view kName = "recovery";
  SeatId seat;
  bool rolled = false;
  ORRERY_FIELDS(Recovery, seat, rolled)
};
ORRERY_FRAME(Recovery)

}  // namespace orrery::ti4
