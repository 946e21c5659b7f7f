// Spies: once in each strategy phase, a look at the action cards of another player.
#include "games/ti3/content/powers/powers.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kYssarilSpy{
    .id = "yssaril_spy",
    .at = when(Timing::StrategyPhaseStart, Timing::StrategyPhaseEnd),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (SeatId seat : clockwise_after(look, a.owner)) {
        if (!look.s.players[seat].hand.empty()) out.add(make(Verb::Player, raw(seat)));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      show_hand(g, seat_at(a.answers[0], 0), a.owner);
      return Next::Done;
    },
    .once_a_round = true,
};

}  // namespace orrery::ti3
