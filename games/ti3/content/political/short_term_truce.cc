// Short Term Truce. Against: who voted so exhausts a planet that the player on his left chooses. (For is a
// trait, for the next round; content/laws has how it ends sooner.)
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/place.h"

namespace orrery::ti3 {

const PoliticalText kShortTermTruce{
    .id = "short_term_truce",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      const SeatSet against = voters_for(g, kAgainst);
      while (next_player(g, f)) {
        if (against.contains(f.seat)) return g.call(ExhaustPlanets{f.seat, left_of(g, f.seat), 1, cause(f)});
      }
      return Next::Done;
    },
    .rounds = 1,
};

}  // namespace orrery::ti3
