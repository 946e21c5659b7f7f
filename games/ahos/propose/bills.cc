// What to move or build is the player's plan; for what was chosen the bill is proposed.
#include "games/ahos/notation.h"
#include "games/ahos/propose/propose.h"

namespace orrery::ahos {

void propose(Draft& d, const Move& f) {
  if (f.moved > 0 && d.take(make(Verb::Done))) pay_on(d);
}

void propose(Draft& d, const Produce& f) {
  if (f.built > 0 && d.take(make(Verb::Done))) pay_on(d);
}

}  // namespace orrery::ahos
