// Gift of Prescience: at the end of the strategy phase it goes into play and its holder has initiative 0; at
// the end of the status phase it returns.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kGiftOfPrescience{
    .id = "gift_of_prescience",
    .at = when(Timing::StrategyPhaseEnd, Timing::StatusPhaseEnd),
    .resolve = [](Play& g, Use& a) -> Next {
      set_zero_token(g, note_in_play(g, a.owner, NoteId(a.ref.id)) ? SeatId{} : a.owner);
      return play_or_return(g, a);
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion* w) -> bool {
      return is_at(*w, Timing::StrategyPhaseEnd) ? in_hand(look, seat, note) : note_in_play(look, seat, note);
    },
};

}  // namespace orrery::ti4
