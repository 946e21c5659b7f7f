// Stymie: in play its owner cannot produce in and next to non-home systems with units of the holder (a
// trait).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kStymie{.id = "stymie",
                         .at = when(Timing::ComponentAction, Timing::SystemActivated),
                         .resolve = play_or_return,
                         .note_usable = lasting_usable};

}  // namespace orrery::ti4
