// Creuss IFF: at the start of the holder's turn they place or move one wormhole token of the note's owner
// (CREUSS-1).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kCreussIff{
    .id = "creuss_iff",
    .at = when(Timing::TurnStart),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_wormhole_tokens(look, a.owner, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_chosen_wormhole(g, owner_of(a), a.answers[0]);
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !wormhole_places(look, seat).empty();
    },
};

}  // namespace orrery::ti4
