// Tekklar Legion: at the start of a ground combat of the holder, +1 on the combat rolls of their units in it;
// against the note's owner also -1 on those of the owner.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kTekklarLegion{
    .id = "tekklar_legion",
    .at = when(Timing::GroundCombatStart),
    .resolve = [](Play& g, Use& a) -> Next {
      const Side mine = side_of(g, a.owner);
      modify_combat(g, mine, 1);
      if (seat_of(g, other(mine)) == owner_of(a)) modify_combat(g, other(mine), -1);
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId, const Occasion*) -> bool {
      return ground_combat_of(look, seat);
    },
};

}  // namespace orrery::ti4
