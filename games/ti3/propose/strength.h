// How strong fleets look before a die is rolled, where a proposal must not send ships to be lost. Numbers
// printed on units alone: what cards and technologies add is the player's own idea.
#pragma once

#include <cstdint>

#include "games/ti3/propose/propose.h"

namespace orrery::ti3 {

struct Strength {
  int fire = 0;  // tenths of hits to expect in a round
  int hulls = 0;
  void add(const Look& look, Unit unit, int count, int damaged = 0);
  // The square law: numbers count twice as much as how well each fights.
  [[nodiscard]] std::int64_t weight() const { return std::int64_t{fire} * hulls; }
};

Strength strength_of(const Look& look, const Fleet& fleet);
// Of the ships that are there and of those that the draft sends.
Strength strength_sent(const Draft& d, SeatId seat, SystemId to);

}  // namespace orrery::ti3
