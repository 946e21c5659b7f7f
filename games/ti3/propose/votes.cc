// Votes: none without the player's own idea.
#include "games/ti3/flow/council_steps.h"
#include "games/ti3/propose/propose.h"

namespace orrery::ti3 {

void propose(Draft& d, const Council& f) {
  if (f.step == CouncilStep::Vote) d.take(make(Verb::Abstain));
}

}  // namespace orrery::ti3
