// Shard of the Throne: who wins a combat against its owner takes it and a victory point, and the owner loses
// one. Only so (FAQ-28).
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLawShardOfTheThrone{
    .id = "shard_of_the_throne",
    .at = when(Timing::CombatEnd),
    .mandatory = true,
    .usable = [](const Look&, SeatId seat, const Occasion* w) -> bool {
      return is_at(*w, Timing::CombatEnd) && w->object == raw(seat) && SeatId(w->subject).valid();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId winner(occasion_of(g, a)->subject);
      lose_points(g, a.owner, 1);
      give_law(g, AgendaId(a.ref.id), winner);
      gain_points(g, winner, 1);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
