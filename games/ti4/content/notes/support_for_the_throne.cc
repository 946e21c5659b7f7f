// Support for the Throne: goes into play as soon as it is received and is worth 1 victory point, until the
// holder activates a system with units of its owner. (The owner's elimination ends it too:
// flow/elimination.cc.)
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kSupportForTheThrone{
    .id = "support_for_the_throne",
    .at = when(Timing::NoteReceived, Timing::SystemActivated),
    .mandatory = true,
    .resolve = [](Play& g, Use& a) -> Next {
      const bool lost = note_in_play(g, a.owner, NoteId(a.ref.id));
      play_or_return(g, a);
      if (lost) {
        lose_points(g, a.owner, 1);
      } else {
        gain_points(g, a.owner, 1);
      }
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      if (!is_at(*w, Timing::NoteReceived)) return broken(look, seat, note, w);
      return w->subject == raw(seat) && w->object == raw(note) && in_hand(look, seat, note);
    },
};

}  // namespace orrery::ti4
