// Repeal: the elected law is discarded.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kRepeal{
    .id = "repeal",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      discard_law(g, PoliticalId(f.outcome));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
