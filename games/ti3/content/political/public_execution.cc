// Public Execution: the player loses all action cards, his planets are exhausted, his units are weak for a
// round.
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kPublicExecution{
    .id = "public_execution",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      const SeatId elected(f.outcome);
      const CardSet hand = g.s.players[elected].hand;
      for (CardId c : hand) discard_card(g, elected, c);
      for (PlanetId p : planets_of(g, elected)) exhaust_planet(g, p);
      last(g, Hold::Weak, elected);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
