// Plays a staged fight through the rules, die by die, with the casualties and the uses of texts of the odds:
// the other way to the same chances, for tests and `orrery odds --check`.
#pragma once

#include "engine/flow/random.h"
#include "odds/ti4/spec.h"

namespace orrery::ti4::odds {

struct Rehearsal {
  int fights = 0;
  int attacker = 0, draw = 0, defender = 0;
  double attacker_value = 0, defender_value = 0;  // sums, of what is left in resources
  double rounds = 0;
  std::string stuck;  // a question that the rehearsal has no answer to
};
Rehearsal rehearse(const Staged& staged, int fights, Random& random);

}  // namespace orrery::ti4::odds
