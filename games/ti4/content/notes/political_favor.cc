// Political Favor: when an agenda is revealed, its owner gives up 1 strategy token and the agenda is replaced
// by the next one of the deck (ERR-7).
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kPoliticalFavor{
    .id = "political_favor",
    .at = when(Timing::AgendaRevealed),
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, owner_of(a), Pool3::Strategy);
      replace_agenda(g);
      a.cancels = true;
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId, NoteId note, const Occasion*) -> bool {
      return look.s.players[Rules::owner_of(note)].strategy > 0;
    },
};

}  // namespace orrery::ti4
