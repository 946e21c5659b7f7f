// Usurper: the card lies on Mecatol Rex, which gives its owner twice its influence in votes, even exhausted,
// until he loses it.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kUsurperAction{
    .id = "usurper_action",
    .at = when(Timing::StrategyPhase),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.planets[look.r.mecatol].controller == seat;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kForGood = 200;  // rounds; losing the planet ends it
      if (g.s.planets[g.r.mecatol].controller != a.owner) return Next::Done;  // lost meanwhile
      lay_on_planet(g, card_on_table(g, a), g.r.mecatol);
      last(g, Hold::DoubleMecatol, a.owner, 0xff, kForGood);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
