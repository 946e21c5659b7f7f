// Strength of forces for quick judgement: Lanchester's square law, softened by luck.
#pragma once

namespace orrery::ti {

struct Force {
  double fire = 0;  // hits expected in a round
  double hull = 0;  // hits it takes
  double cost = 0;
  void add(const Force& f, double times = 1.0);
};

double odds(const Force& attacker, const Force& defender);   // chance that the first one wins
double loss_share(const Force& winner, const Force& loser);  // of the winner's force
double chance_of(int needs);                                 // that a ten-sided die shows at least that

}  // namespace orrery::ti
