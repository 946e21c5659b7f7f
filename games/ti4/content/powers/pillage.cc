// Pillage: after a neighbour gained trade goods or resolved a transaction and holds at least 3 trade goods,
// one trade good or commodity of theirs. The window is about its subject only: each party of a transaction
// has its own (MENTAK-4, MENTAK-5).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kRich = 3;

}  // namespace

const AbilityDef kPillage{
    .id = "pillage",
    .at = when(Timing::TradeGoodsGained, Timing::TransactionDone),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const SeatId victim(w->subject);
      if (victim == seat || look.s.players[victim].trade_goods < kRich) return false;
      return !has_trait(look, victim, Trait::NotPillaged) && neighbours(look, seat, victim);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      out.add(make(Verb::WantGoods, 1));
      if (look.s.players[SeatId(occasion_of(look, a)->subject)].commodities > 0)
        out.add(make(Verb::WantCommodities, 1));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const SeatId victim(occasion_of(g, a)->subject);
      if (a.answers[0].verb<Verb>() == Verb::WantGoods) {
        give_goods(g, victim, a.owner, 1);
      } else {
        give_commodities(g, victim, a.owner, 1);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
