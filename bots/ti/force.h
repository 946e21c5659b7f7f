// Strength of forces for quick judgement: Lanchester's square law, softened by luck.
#pragma once

namespace orrery::ti {

struct Force {
  double fire = 0;  // hits expected in a round
  double hull = 0;  // hits it takes
  double cost = 0;
  void add(const Force& f, double times = 1.0);
};

double quick_odds(const Force& attacker, const Force& defender);  // chance that the first one wins
double loss_share(const Force& winner, const Force& loser);       // of the winner's force
double chance_of(int needs);                                      // that a ten-sided die shows at least that

// A fleet as `force_of(unit, damaged)` sees its ships; Fleet counts damaged ones in their types.
template <class Units, class Fleet, class ForceOf>
Force fleet_force(const Units& ships, const Fleet& fleet, const ForceOf& force_of) {
  Force sum;
  for (auto u : ships) {
    const int damaged = fleet.damaged_of(u);
    if (fleet.of(u) - damaged > 0) sum.add(force_of(u, false), fleet.of(u) - damaged);
    if (damaged > 0) sum.add(force_of(u, true), damaged);
  }
  return sum;
}

}  // namespace orrery::ti
