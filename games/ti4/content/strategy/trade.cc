// Trade (25): trade goods and commodities; the owner may let others replenish for nothing.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kGoods = 3;

enum Stage : std::uint8_t { Goods, Commodities, Players, End };

bool may_be_named(const Look& look, const StrategyText& f, SeatId seat) {
  return seat != f.seat && !f.seats.contains(seat) && !look.s.players[seat].eliminated;
}

bool anybody_left(const Look& look, const StrategyText& f) {
  for (int i = 0; i < look.r.players; ++i) {
    if (may_be_named(look, f, SeatId(i))) return true;
  }
  return false;
}

Next resolve(Play& g, StrategyText& f) {
  if (!f.primary && f.stage == Goods) f.stage = Commodities;
  switch (f.stage) {
    case Goods:
      gain_goods(g, f.seat, kGoods);
      f.stage = Commodities;
      return Next::Again;
    case Commodities:
      replenish(g, f.seat);  // also at the maximum (FAQ-11)
      f.stage = f.primary ? Players : End;
      return Next::Again;
    case Players:
      return anybody_left(g, f) ? Next::Ask : Next::Done;
    default:
      return Next::Done;
  }
}

void answers(const Look& look, const StrategyText& f, OptionList& out) {
  for (int i = 0; i < look.r.players; ++i) {
    if (may_be_named(look, f, SeatId(i))) out.add(make(Verb::Player, i));
  }
  out.add(make(Verb::Done));
}

Refusal check_answer(const Look& look, const StrategyText& f, Choice c) {
  return listed(look, f, c, "TI4-25.4");
}

void answer(Play&, StrategyText& f, Choice c) {
  if (c.verb<Verb>() == Verb::Player) {
    f.seats.insert(seat_at(c, 0));
  } else {
    f.stage = End;
  }
}

bool spends(const Look& look, SeatId seat) { return !has_trait(look, seat, Trait::FreeTradeSecondary); }

Refusal can_follow(const Look& look, SeatId seat, bool free) {
  return free || !spends(look, seat) ? kAllowed : has_strategy_token(look, seat);
}

}  // namespace

const StrategyCardDef kTrade{
    .resolve = resolve,
    .can_follow = can_follow,
    .spends = spends,
    .answers = answers,
    .check = check_answer,
    .answer = answer,
};

}  // namespace orrery::ti4
