// Leadership (7): command tokens, three with the primary ability, and any number for influence.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kGained = 3;
inline constexpr int kInfluencePerToken = 3;

enum LeadershipStage : std::uint8_t { kLeadershipGain, kLeadershipBuy, kLeadershipBought, kLeadershipEnd };

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

}  // namespace

const StrategyCardDef kLeadership{
    .resolve = [](Play& g, StrategyText& f) -> Next {
      switch (f.stage) {
        case kLeadershipGain:
          f.stage = kLeadershipBuy;
          return f.primary ? gain(g, f.seat, kGained) : Next::Again;
        case kLeadershipBuy: {
          f.stage = can_buy(g, f.seat) ? kLeadershipBought : kLeadershipEnd;
          if (f.stage == kLeadershipEnd) return Next::Again;
          PayAny pay;
          pay.seat = f.seat;
          pay.currency = Currency::Influence;
          return g.call(pay);
        }
        case kLeadershipBought:
          f.stage = kLeadershipEnd;
          return gain(g, f.seat, f.paid / kInfluencePerToken);
        default:
          return Next::Done;
      }
    },
    .can_follow = [](const Look& look, SeatId seat, bool) -> Refusal {
      return can_buy(look, seat) ? kAllowed : refuse("TI4-7.3");
    },
    .spends = no_token,  // 73.5a
    .each = kInfluencePerToken,
};

}  // namespace orrery::ti4
