// Insubordination: an opponent loses a counter of his command pool.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kInsubordination{
    .id = "insubordination",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_opponents(
          look, a.owner, [&](SeatId seat) { return look.s.players[seat].command > 0; }, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_counter(g, player_answer(a, 0), Area::Command);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
