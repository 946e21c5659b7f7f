// The chances of a fight of Twilight Imperium 3, exactly: every outcome of every die is counted. Dice and
// modifiers come from the rules (games/ti3/flow/battle.h); what is written here is how losses are taken: as a
// table proposes them, damage first, then the cheapest.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/ti3/state.h"

namespace orrery::ti3::odds {

// Ships and troops, numbered as in Unit.
inline constexpr std::size_t kFighting = 10;

struct Force {
  std::array<std::uint8_t, kFighting> units{};
  std::array<std::uint8_t, kSustaining> damaged{};  // of these, how many are damaged
  friend constexpr auto operator<=>(const Force&, const Force&) = default;
  [[nodiscard]] constexpr int of(Unit u) const { return at(u) < kFighting ? units[at(u)] : 0; }
  [[nodiscard]] constexpr int count() const {
    int n = 0;
    for (std::uint8_t u : units) n += u;
    return n;
  }
};

struct Question {
  SeatId attacker;
  SeatId defender;  // none: hostile locals
  SystemId system;
  PlanetId planet;  // none: the battle in space
  Force attackers, defenders;
  std::array<int, 2> retreats{};  // by side: the round, from now, in which a retreat is announced; 0: none
  bool cannons = true;            // PDS fire lies ahead, and what comes before the first round
  bool volleys = true;            // the barrage and the shots before a battle in space lie ahead
  bool begun = false;             // the round that the world tells of is the first that counts
};

struct Left {
  double p = 0;
  Force force;
};
struct Answer {
  double attacker = 0, draw = 0, defender = 0;
  double rounds = 0;                        // expected
  std::array<double, 2> value{};            // by side: expected resources left
  std::array<std::vector<Left>, 2> left{};  // by side: what is left, most likely first
};

// `world` says where the units stand besides those of the fight, and what is in force. It is a view's world
// (games/ti3/imagined.h) where somebody asks.
Answer chances(const Rules& rules, const State& world, const Question& q);

}  // namespace orrery::ti3::odds
