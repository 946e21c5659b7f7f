// Greyfire Mutagen: after anybody has activated a system, its owner's faction abilities and faction
// technologies are switched off for that tactical action. Texts of units, the flagship's too, stay (16.21,
// 16.22); so do copies that others have of such technologies.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kGreyfireMutagen{
    .id = "greyfire_mutagen",
    .at = when(Timing::SystemActivated),
    .resolve = [](Play& g, Use& a) -> Next {
      switch_off_faction(g, owner_of(a));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId, NoteId note, const Occasion*) -> bool {
      return !look.s.players[Rules::owner_of(note)].eliminated;
    },
};

}  // namespace orrery::ti4
