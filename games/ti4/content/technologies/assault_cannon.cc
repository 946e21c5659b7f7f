// Assault Cannon: at the start of a space combat with at least 3 non-fighter ships of one's own the opponent
// picks a non-fighter ship of theirs, which is destroyed. No hit: nothing can be sustained (77.5). Ground
// forces that fight as ships count (NEKRO-6).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/content/text_hits.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {
namespace {

constexpr int kShipsNeeded = 3;

}  // namespace

const AbilityDef kAssaultCannon{
    .id = "assault_cannon",
    .at = when(Timing::SpaceCombatStart),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) && non_fighters_in_combat(look, seat) >= kShipsNeeded &&
             non_fighters_in_combat(look, opponent_of(look, seat)) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      AssignHits f = hits_by_text(g, a.owner, 1);
      f.non_fighters_first = true;
      f.direct = true;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
