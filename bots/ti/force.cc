#include "bots/ti/force.h"

#include <algorithm>
#include <cmath>

namespace orrery::ti {
namespace {

constexpr double kLeastFire = 0.02;

double weight(const Force& f) { return std::max(kLeastFire, f.fire) * f.hull; }

}  // namespace

void Force::add(const Force& f, double times) {
  fire += times * f.fire;
  hull += times * f.hull;
  cost += times * f.cost;
}

double quick_odds(const Force& attacker, const Force& defender) {
  if (defender.hull <= 0) return 1.0;
  if (attacker.hull <= 0) return 0.0;
  // The more dice, the less luck.
  const double size = std::sqrt(attacker.hull + defender.hull);
  return 1.0 / (1.0 + std::pow(weight(defender) / weight(attacker), 0.45 + 0.3 * size));
}

double loss_share(const Force& winner, const Force& loser) {
  if (loser.hull <= 0) return 0;
  const double ratio = weight(loser) / std::max(kLeastFire, weight(winner));
  return 1.0 - std::sqrt(std::max(0.0, 1.0 - std::min(1.0, ratio)));
}

double chance_of(int needs) { return std::clamp((11.0 - needs) / 10.0, 0.0, 1.0); }

}  // namespace orrery::ti
