// Fire Team: after one's ground forces made combat rolls in a ground combat, any number of those dice are
// rerolled.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/roll.h"

namespace orrery::ti4 {

const AbilityDef kFireTeam{
    .id = "fire_team",
    .at = when(Timing::CombatRolled),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && ground_combat_of(look, seat) && !look.s.roll.dice.empty();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      Reroll f;
      f.seat = a.owner;
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
