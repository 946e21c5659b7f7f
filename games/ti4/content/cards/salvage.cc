// Salvage: the loser of a space combat one has won hands over all their commodities.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kSalvage{
    .id = "salvage",
    .at = when(Timing::CombatEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const CombatMemory& c = look.s.combat;
      return c.winner == seat && !c.planet.valid() && c.loser.valid() &&
             look.s.players[c.loser].commodities > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId loser = g.s.combat.loser;
      give_commodities(g, loser, a.owner, g.s.players[loser].commodities);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
