// Cybernetic Enhancements: at the start of the holder's turn its owner gives up 1 strategy token, and the
// holder gains one.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kCyberneticEnhancements{
    .id = "cybernetic_enhancements",
    .at = when(Timing::TurnStart),
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, owner_of(a), Pool3::Strategy);
      if (reserve_tokens(g, a.owner) > 0) gain_tokens(g, a.owner, 0, 0, 1);
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      return w->subject == raw(seat) && look.s.players[Rules::owner_of(note)].strategy > 0;
    },
};

}  // namespace orrery::ti4
