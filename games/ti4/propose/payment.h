// The best way to pay a sum with planets and trade goods.
#pragma once

#include "games/ti/payment.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

using Means = ti::Means<PlanetId>;
using Bill = ti::Bill<PlanetId>;

inline Bill best_bill(std::span<const Means> means, int goods, int worth_of_good, int owed) {
  return ti::best_bill<PlanetId>(means, goods, worth_of_good, owed);
}

}  // namespace orrery::ti4
