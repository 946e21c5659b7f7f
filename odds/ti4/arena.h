// A private copy of the position in which the two sides are stood up in ever new strengths, so that the rules
// can be asked what they would roll and whether their ships could sustain damage.
#pragma once

#include "games/ti4/flow/combat.h"
#include "games/ti4/query.h"
#include "odds/ti4/battle.h"

namespace orrery::ti4::odds {

// What holds for the dice of one side in one round.
struct Mood {
  int bonus = 0;
  int fighter_bonus = 0;
  bool rerolls = false;  // every die that missed, once
  bool silent = false;   // makes no combat rolls
  friend constexpr bool operator==(const Mood&, const Mood&) = default;
};

class Arena {
 public:
  Arena(const Rules& rules, const State& world, const Question& q);

  [[nodiscard]] Look look() const { return {s_, r_}; }
  [[nodiscard]] const State& state() const { return s_; }
  [[nodiscard]] SeatId seat(Side side) const { return s_.combat.side(side).seat; }
  [[nodiscard]] bool in_space() const { return !s_.combat.planet.valid(); }
  [[nodiscard]] const UnitRow* row(Side side, Unit unit) const { return row_of(look(), seat(side), unit); }
  // The pieces of the side as they stand in the position.
  [[nodiscard]] Force force(Side side) const;
  void stand(Side side, const Force& f);
  void set(Side side, const Mood& m);
  void add_lasting_bonus(Side side, int bonus);
  void set_bunkers(SeatId seat) { s_.tactical.bunkers.insert(seat); }
  void switch_off_pds() { s_.tactical.shields_off = true; }

 private:
  const Rules& r_;
  State s_;
  std::size_t planet_number_ = 0;
};

}  // namespace orrery::ti4::odds
