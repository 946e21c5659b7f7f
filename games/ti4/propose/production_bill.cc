// Production: what to build is the player's plan; for what was chosen the bill is proposed.
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {

void propose(Draft& d, const Production& f) {
  for (std::uint8_t n : f.units) {
    if (n == 0) continue;
    if (d.take(make(Verb::Done))) pay_on(d);
    return;
  }
}

}  // namespace orrery::ti4
