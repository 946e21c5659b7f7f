// What it takes to get past the custodians of Mecatol Rex (74.2).
#pragma once

#include "games/ti4/query.h"

namespace orrery::ti4 {

// In influence; nothing for players whose faction says so.
inline int custodians_price(const Look& look, SeatId seat) {
  constexpr int kPrice = 6;
  return has_trait(look, seat, Trait::FreeCustodians) ? 0 : kPrice;
}

}  // namespace orrery::ti4
