// Antivirus: into play at the start of a combat the holder takes part in; in play its owner gains no
// technology from the holder in combats (a trait).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {

const AbilityDef kAntivirus{
    .id = "antivirus",
    .at = when(Timing::SpaceCombatStart, Timing::GroundCombatStart, Timing::SystemActivated),
    .resolve = play_or_return,
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      if (is_at(*w, Timing::SystemActivated)) return broken(look, seat, note, w);
      return in_hand(look, seat, note) && takes_part(look, seat);
    },
};

}  // namespace orrery::ti4
