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

// Tenths of hits that one of its dice is expected to make.
inline constexpr int kFaces = 10;
inline int hit_tenths(const Look& look, Unit unit) {
  const int battle = look.r.unit(unit).battle;
  return battle == 0 ? 0 : std::max(0, kFaces + 1 - battle);
}

}  // namespace orrery::ti3
