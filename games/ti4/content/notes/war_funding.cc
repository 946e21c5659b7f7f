// War Funding: at the start of a round of space combat its owner loses 2 trade goods, and the holder may
// reroll any of their dice in that round.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kWarFunding{
    .id = "war_funding",
    .at = when(Timing::CombatRoundStart),
    .resolve = [](Play& g, Use& a) -> Next {
      lose_goods(g, owner_of(a), 2);
      allow_rerolls(g, side_of(g, a.owner));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId, const Occasion*) -> bool {
      return space_combat_of(look, seat);
    },
};

}  // namespace orrery::ti4
