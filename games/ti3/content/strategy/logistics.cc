// Logistics (4): command counters (TI3-LOGISTICS).
#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/flow/counters.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kCounters = 4;
constexpr int kInfluence = 3;
constexpr int kCheapInfluence = 2;  // Imperial Academy

int price(const Look& look) {
  return law_trait(look, Trait::LawCheapCounters) ? kCheapInfluence : kInfluence;
}

Next resolve_logistics(Play& g, StrategyText& f) {
  GainCounters gain;
  gain.seat = f.seat;
  if (f.primary) {
    if (f.stage == 1) return Next::Done;
    f.stage = 1;
    gain.count = kCounters;
    return g.call(gain);
  }
  switch (f.stage++) {
    case 0: {
      PayAny pay;
      pay.seat = f.seat;
      pay.currency = Currency::Influence;
      return g.call(pay);
    }
    case 1:
      gain.count = static_cast<std::uint8_t>(f.paid / price(g));
      return gain.count > 0 ? g.call(gain) : Next::Again;
    default:
      return Next::Done;
  }
}

}  // namespace

const StrategyCardDef kLogistics{
    .resolve = resolve_logistics,
    .can_follow = [](const Look& look, SeatId seat) -> Refusal {
      if (reserve_counters(look, seat) == 0) return refuse("TI3-COMMAND-9");
      return purchasing_power(look, seat, Currency::Influence) >= price(look) ? kAllowed
                                                                              : refuse("TI3-LOGISTICS-2");
    },
    .free = [](const Look&, SeatId) { return true; },  // TI3-LOGISTICS-3
    .each = price,
};

}  // namespace orrery::ti3
