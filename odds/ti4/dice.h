// What comes out of a throw: how many hits, and what it cost the thrower.
#pragma once

#include <span>
#include <vector>

#include "games/ti4/flow/combat.h"
#include "odds/ti4/force.h"

namespace orrery::ti4::odds {

// The chance of each number of hits: at(i) is that of i hits.
using Chances = std::vector<double>;

// One way a throw can come out.
struct Throw {
  double p = 0;
  std::uint8_t light = 0;
  std::uint8_t heavy = 0;                      // hits that must go to non-fighter ships
  std::uint8_t spent = 0;                      // trade goods for better results
  std::array<std::uint8_t, kFighting> lost{};  // own units that paid for a reroll with their lives
};

// How the thrower makes more of its dice.
struct Craft {
  bool rerolls = false;  // every miss once, for nothing
  bool stakes = false;   // every miss once; a unit whose rerolled dice all miss is destroyed
  int goods = 0;         // each turns a die that missed by one into a hit
};

double chance_to_hit(const DiceGroup& d);
// Hits of dice that are nothing but dice; more than `most` count as `most`.
Chances hits_of(std::span<const DiceGroup> dice, bool rerolls, std::size_t most);
std::vector<Throw> throws_of(std::span<const DiceGroup> dice, const Craft& craft);

}  // namespace orrery::ti4::odds
