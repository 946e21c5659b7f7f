// Salvage: the loser of a space combat one has won hands over all their commodities.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kSalvage{
    .id = "salvage",
    .at = when(Timing::CombatEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const Verdict v = verdict(look);
      return !look.s.combat.planet.valid() && v.winner == seat && look.s.players[v.loser].commodities > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId loser = verdict(g).loser;
      give_commodities(g, loser, a.owner, g.s.players[loser].commodities);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
