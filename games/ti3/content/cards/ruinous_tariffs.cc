// Ruinous Tariffs: who has just collected by the secondary ability of Trade gives a partner half of his trade
// goods, rounded up.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kRuinousTariffs{
    .id = "ruinous_tariffs",
    .at = when(Timing::TradeAfterCollect),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const SeatId rich(w->subject);
      return w->object == 1 && partners(look, seat, rich) && look.s.players[rich].trade_goods > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId rich(occasion_of(g, a)->subject);
      give_goods(g, rich, a.owner, (g.s.players[rich].trade_goods + 1) / 2);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
