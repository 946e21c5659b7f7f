// Dice on the table: rolling and rerolling State::roll.
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

// Rolls every die of State::roll that shows no face yet.
struct Roll {
  static constexpr std::string_view kName = "roll";
  SeatId seat;
  ORRERY_FIELDS(Roll, seat)
};
ORRERY_FRAME(Roll)
ORRERY_CHANCE_FRAME(Roll)

// The player names dice to reroll until `done`, at most so many; then they are rolled.
ORRERY_STEPS(RerollStep)
struct Reroll {
  static constexpr std::string_view kName = "reroll";
  SeatId seat;
  std::uint8_t most = 0xff;
  bool misses_only = false;
  std::uint16_t cause = Asked::kNoCause;
  RerollStep step{};
  ORRERY_FIELDS(Reroll, seat, most, misses_only, cause, step)
};
ORRERY_ASKING_FRAME(Reroll)

// The dice for destroyed ground forces that may come back (ReturnsHome): called by settle.
struct Recovery {
  static constexpr std::string_view kName = "recovery";
  SeatId seat;
  bool rolled = false;
  ORRERY_FIELDS(Recovery, seat, rolled)
};
ORRERY_FRAME(Recovery)

int hits_rolled(const Look& look);
void tell_roll(Play& g, int hits);

}  // namespace orrery::ti3
