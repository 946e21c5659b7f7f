// Leadership (7): command tokens, three with the primary ability, and any number for influence.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kGained = 3;
inline constexpr int kInfluencePerToken = 3;

enum Stage : std::uint8_t { Gain, Buy, Bought, End };

bool can_buy(const Look& look, SeatId seat) {
  return reserve_tokens(look, seat) > 0 &&
         purchasing_power(look, seat, Currency::Influence) >= kInfluencePerToken;
}

Next gain(Play& g, SeatId seat, int count) {
  GainTokens tokens;
  tokens.seat = seat;
  tokens.count = static_cast<std::uint8_t>(count);
  return g.call(tokens);
}

Next resolve(Play& g, StrategyText& f) {
  switch (f.stage) {
    case Gain:
      f.stage = Buy;
      return f.primary ? gain(g, f.seat, kGained) : Next::Again;
    case Buy: {
      f.stage = can_buy(g, f.seat) ? Bought : End;
      if (f.stage == End) return Next::Again;
      PayAny pay;
      pay.seat = f.seat;
      pay.currency = Currency::Influence;
      return g.call(pay);
    }
    case Bought:
      f.stage = End;
      return gain(g, f.seat, f.paid / kInfluencePerToken);
    default:
      return Next::Done;
  }
}

Refusal can_follow(const Look& look, SeatId seat, bool) {
  return can_buy(look, seat) ? kAllowed : refuse("TI4-7.3");
}

}  // namespace

const StrategyCardDef kLeadership{
    .resolve = resolve,
    .can_follow = can_follow,
    .spends = no_token,  // 73.5a
};

}  // namespace orrery::ti4
