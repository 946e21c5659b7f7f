// Promise of Protection: in play its owner cannot pillage the holder (a trait).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kPromiseOfProtection{.id = "promise_of_protection",
                                      .at = when(Timing::ComponentAction, Timing::SystemActivated),
                                      .resolve = play_or_return,
                                      .note_usable = lasting_usable};

}  // namespace orrery::ti4
