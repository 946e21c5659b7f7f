// Minister of War: after an action its owner may discard it to take a command token off the board; then they
// perform one more action.
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/turn.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kLawMinisterOfWar{
    .id = "minister_of_war",
    .at = when(Timing::ActionDone),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !look.s.players[seat].tokens.empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(look.s.players[a.owner].tokens, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      discard_law(g, AgendaId(a.ref.id));
      return_token(g, a.owner, system_at(a.answers[0], 0));
      if (Turn* turn = find_frame<Turn>(g)) turn->extra = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti4
