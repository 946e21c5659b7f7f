// The best way to pay a sum with planets and trade goods.
#pragma once

#include <span>
#include <vector>

#include "games/ti4/types.h"

namespace orrery::ti4 {

struct Means {
  PlanetId planet;
  int worth = 0;  // above 0
  int other = 0;  // what else exhausting it takes away
  int keep = 0;   // what else it is wanted for: counted like so much waste
};

struct Bill {
  bool possible = false;
  std::vector<PlanetId> planets;  // in the order of the means
  int goods = 0;
  int waste = 0;
};

// Least waste, where a trade good counts a little more than what it is worth: planets come first unless
// overpaying would cost more than the goods that it saves. Then fewest trade goods, least loss of the other
// value, fewest planets. Exact: all sums are looked at. Nothing of it can be left out.
Bill best_bill(std::span<const Means> means, int goods, int worth_of_good, int owed);

}  // namespace orrery::ti4
