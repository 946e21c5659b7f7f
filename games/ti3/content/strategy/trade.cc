// Trade (5): goods and new agreements, or the end of all agreements (TI3-TRADECARD).
#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/flow/negotiation.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kGoods = 3;

Next collect(Play& g, SeatId seat, bool by_secondary) {
  const int income = trade_income(g, seat, by_secondary);
  gain_goods(g, seat, income);
  return income > 0 ? open_window(g, Timing::TradeAfterCollect, raw(seat), by_secondary ? 1 : 0)
                    : Next::Again;
}

Next resolve_trade(Play& g, StrategyText& f) {
  if (!f.primary) {
    switch (f.stage) {
      case 0:
        f.stage = 1;
        return collect(g, f.seat, true);
      case 1: {
        // Trade War: a good of an opponent goes.
        OptionList list;
        strategy_card_def(f.card).answers(g, f, list);
        return law_trait(g, Trait::LawTradeWar) && list.size() > 1 ? Next::Ask : Next::Done;
      }
      default:
        return Next::Done;
    }
  }
  switch (f.stage) {
    case 0:
      return Next::Ask;
    case 1: {
      f.stage = 2;
      gain_goods(g, f.seat, kGoods);
      return collect(g, f.seat, false);
    }
    case 2: {
      f.stage = 3;
      g.emit(Happening::TradeOpened, raw(f.seat));
      Negotiation n;
      n.active = f.seat;
      n.seat = f.seat;
      return g.call(n);
    }
    default:
      return Next::Done;
  }
}

void answers_trade(const Look& look, const StrategyText& f, OptionList& out) {
  if (f.primary) {
    out.add(make(Verb::OpenTrade));
    out.add(make(Verb::CancelTrade));
    return;
  }
  for (SeatId other : clockwise_after(look, f.seat)) {
    if (look.s.players[other].trade_goods > 0) out.add(make(Verb::Player, raw(other)));
  }
  out.add(make(Verb::Done));
}

void cancel_all(Play& g) {
  for (int a = 0; a < g.r.players; ++a) {
    for (int b = a + 1; b < g.r.players; ++b) end_agreement(g, SeatId(a), SeatId(b));  // TI3-TRADEBREAK-8
  }
}

void answer_trade(Play& g, StrategyText& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::OpenTrade:
      f.stage = 1;
      return;
    case Verb::CancelTrade:
      f.stage = 3;
      return cancel_all(g);
    case Verb::Player:
      lose_goods(g, seat_at(c, 0), 1);
      break;
    default:
      break;
  }
  f.stage = 2;
}

}  // namespace

const StrategyCardDef kTrade{
    .resolve = resolve_trade,
    .can_follow = [](const Look& look, SeatId seat) -> Refusal {
      return trade_income(look, seat, true) > 0 ? kAllowed : refuse("TI3-TRADECARD-3");
    },
    .free = [](const Look& look, SeatId seat) { return has_trait(look, seat, Trait::FreeTradeSecondary); },
    .answers = answers_trade,
    .answer = answer_trade,
    .rule = [](const StrategyText& f) -> std::string_view {
      return f.primary ? "TI3-TRADECARD-1" : "TI3-POLITICS-8";
    },
};

}  // namespace orrery::ti3
