// Political Secret: until the revealed agenda is resolved, its owner has no vote, no action cards and no
// faction abilities one chooses to use (FAQ-13, FAQ-14). If the agenda is replaced, that ends (FAQ-26).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kPoliticalSecret{
    .id = "political_secret",
    .at = when(Timing::AgendaRevealed),
    .resolve = [](Play& g, Use& a) -> Next {
      silence(g, owner_of(a));
      if (g.r.as_of(5)) put_note_in_play(g, a.owner, NoteId(a.ref.id));  // as long as the agenda lasts (13.3)
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion*) -> bool {
      return !look.s.players[seat].notes_in_play.contains(note) &&
             !look.s.players[Rules::owner_of(note)].eliminated;
    },
};

}  // namespace orrery::ti4
