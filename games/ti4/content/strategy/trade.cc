// Trade (25): trade goods and commodities; the owner may let others replenish for nothing.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kGoods = 3;

enum TradeStage : std::uint8_t { kTradeGoods, kTradeCommodities, kTradePlayers, kTradeEnd };

bool may_be_named(const Look& look, const StrategyText& f, SeatId seat) {
  return seat != f.seat && !f.seats.contains(seat) && !look.s.players[seat].eliminated;
}

bool anybody_left(const Look& look, const StrategyText& f) {
  for (int i = 0; i < look.r.players; ++i) {
    if (may_be_named(look, f, SeatId(i))) return true;
  }
  return false;
}

bool spends(const Look& look, SeatId seat) { return !has_trait(look, seat, Trait::FreeTradeSecondary); }

}  // namespace

const StrategyCardDef kTrade{
    .resolve = [](Play& g, StrategyText& f) -> Next {
      if (!f.primary && f.stage == kTradeGoods) f.stage = kTradeCommodities;
      switch (f.stage) {
        case kTradeGoods:
          gain_goods(g, f.seat, kGoods);
          f.stage = kTradeCommodities;
          return Next::Again;
        case kTradeCommodities:
          replenish(g, f.seat);  // also at the maximum (FAQ-11)
          f.stage = f.primary ? kTradePlayers : kTradeEnd;
          return Next::Again;
        case kTradePlayers:
          return anybody_left(g, f) ? Next::Ask : Next::Done;
        default:
          return Next::Done;
      }
    },
    .can_follow = [](const Look& look, SeatId seat, bool free) -> Refusal {
      return free || !spends(look, seat) ? kAllowed : has_strategy_token(look, seat);
    },
    .spends = spends,
    .answers = [](const Look& look, const StrategyText& f, OptionList& out) -> void {
      for (int i = 0; i < look.r.players; ++i) {
        if (may_be_named(look, f, SeatId(i))) out.add(make(Verb::Player, i));
      }
      out.add(make(Verb::Done));
    },
    .check = [](const Look& look, const StrategyText& f, Choice c) -> Refusal {
      return listed(look, f, c, "TI4-25.4");
    },
    .answer = [](Play&, StrategyText& f, Choice c) -> void {
      if (c.verb<Verb>() == Verb::Player) {
        f.seats.insert(seat_at(c, 0));
      } else {
        f.stage = kTradeEnd;
      }
    },
};

}  // namespace orrery::ti4
