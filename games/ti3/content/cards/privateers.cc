// Privateers: an opponent loses all his trade goods; half of them, rounded down, are kept.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kPrivateers{
    .id = "privateers",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_opponents(
          look, a.owner, [&](SeatId seat) { return look.s.players[seat].trade_goods > 0; }, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId victim = player_answer(a, 0);
      const int loot = g.s.players[victim].trade_goods / 2;
      give_goods(g, victim, a.owner, loot);
      lose_goods(g, victim, g.s.players[victim].trade_goods);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
