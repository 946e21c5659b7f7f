// Ceasefire: after its owner activated a system with units of the holder, the owner cannot move units there
// in this tactical action.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kCeasefire{
    .id = "ceasefire",
    .at = when(Timing::SystemActivated),
    .resolve = [](Play& g, Use&) -> Next {
      forbid_movement(g);
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      return w->subject == raw(Rules::owner_of(note)) && has_units(look, seat, SystemId(w->object)) &&
             !look.s.tactical.no_movement;
    },
};

}  // namespace orrery::ti4
