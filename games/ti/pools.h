// Command counters in balance, for proposals: the three areas that the editions have alike.
#pragma once

#include <algorithm>

namespace orrery::ti {

struct Pools {
  int acting = 0;  // tactic pool, command pool
  int fleet = 0;
  int strategy = 0;
};

// Out of balance: three to three to two is even. Ships that would be lost weigh more than anything else.
constexpr int strain(const Pools& p, int needed_in_fleet) {
  const int lost = std::max(0, needed_in_fleet - p.fleet);
  return 2 * p.acting * p.acting + 2 * p.fleet * p.fleet + 3 * p.strategy * p.strategy + 10000 * lost;
}

}  // namespace orrery::ti
