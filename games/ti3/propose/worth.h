// What pieces are worth where a proposal must prefer one.
#pragma once

#include <algorithm>

#include "games/ti3/query.h"

namespace orrery::ti3 {

inline constexpr int kResource = 60;
inline constexpr int kPriceless = 6 * kResource;  // what cannot be bought

inline int worth_of(const Look& look, Unit unit) {
  const UnitDef& def = look.r.unit(unit);
  return def.cost == 0 ? kPriceless : def.cost * kResource / std::max(1, def.per_cost);
}

}  // namespace orrery::ti3
