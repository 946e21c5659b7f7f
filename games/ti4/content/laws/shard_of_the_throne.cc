// Shard of the Throne: who wins a combat against its owner takes it and a victory point, and the owner loses
// one. Only so (FAQ-28).
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLawShardOfTheThrone{
    .id = "shard_of_the_throne",
    .at = when(Timing::CombatEnd),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return verdict(look).loser == seat;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId winner = verdict(g).winner;
      lose_points(g, a.owner, 1);
      give_law(g, AgendaId(a.ref.id), winner);
      gain_points(g, winner, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
