// Trade Convoys: in play its holder deals with players who are not neighbours (a trait).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kTradeConvoys{.id = "trade_convoys",
                               .at = when(Timing::ComponentAction, Timing::SystemActivated),
                               .resolve = play_or_return,
                               .note_usable = lasting_usable};

}  // namespace orrery::ti4
