// Creuss IFF: at the start of the holder's turn they place or move one wormhole token of the note's owner
// (CREUSS-1).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kCreussIff{
    .id = "creuss_iff",
    .at = when(Timing::TurnStart),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (Wormhole w : {Wormhole::Alpha, Wormhole::Beta}) {
        for (SystemId s : wormhole_places(look, a.owner)) out.add(make(Verb::Wormhole, w, raw(s)));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const Choice c = a.answers[0];
      place_wormhole_token(g, owner_of(a), static_cast<Wormhole>(c.operand(0)), system_at(c, 1));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !wormhole_places(look, seat).empty();
    },
};

}  // namespace orrery::ti4
