// Revote: the elected law is voted on again. It stays in play until that vote is decided.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kRevote{
    .id = "revote",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      vote_again_on(g, PoliticalId(f.outcome));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
