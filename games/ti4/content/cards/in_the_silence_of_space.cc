// In The Silence Of Space: one's ships that start in one chosen system may move through systems with ships of
// other players in this tactical action.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kInTheSilenceOfSpace{
    .id = "in_the_silence_of_space",
    .at = when(Timing::SystemActivated),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !look.s.ships_in[seat].empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(look.s.ships_in[a.owner], out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      pass_fleets_from(g, system_at(a.answers[0], 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
