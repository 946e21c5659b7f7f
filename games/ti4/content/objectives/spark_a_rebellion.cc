// Spark a Rebellion: after one has won a combat against a player with the most victory points (61.5: also
// against one of several).
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {
namespace {

bool leads(const Look& look, SeatId seat) {
  for (const Player& p : look.s.players) {
    if (!p.eliminated && p.vp > look.s.players[seat].vp) return false;
  }
  return true;
}

}  // namespace

const AbilityDef kSparkARebellion{
    .id = "spark_a_rebellion",
    .at = when(Timing::CombatEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const Verdict v = verdict(look);
      return v.winner == seat && leads(look, v.loser) && free_to_score(look, seat, *w);
    },
    .resolve = score_now,
};

}  // namespace orrery::ti4
