// Technology (82): researching, a second time for resources.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/research.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kSecondCost = 6;
inline constexpr int kFollowCost = 4;

enum TechnologyStage : std::uint8_t {
  kTechnologyFirst,
  kTechnologyAgain,
  kTechnologyPaySecond,
  kTechnologySecond,
  kTechnologyEnd
};

bool for_nothing(const Look& look, SeatId seat) { return has_trait(look, seat, Trait::FreeTechnologyCard); }

bool affords(const Look& look, SeatId seat, int cost) {
  return for_nothing(look, seat) || purchasing_power(look, seat, Currency::Resources) >= cost;
}

Next research(Play& g, SeatId seat, bool optional) {
  if (!anything_to_research(g, seat)) return Next::Again;
  Research frame;
  frame.seat = seat;
  frame.optional = optional;
  return g.call(frame);
}

Next pay(Play& g, SeatId seat, int cost) {
  if (for_nothing(g, seat)) return Next::Again;
  Pay frame;
  frame.seat = seat;
  frame.currency = Currency::Resources;
  frame.owed = static_cast<std::uint8_t>(cost);
  return g.call(frame);
}

// The second technology is an additional one: whoever declined the first is not asked (82.2, 16.15).
bool researched_first(const Look& look, const StrategyText& f) {
  return look.s.players[f.seat].techs.size() > f.counter || has_trait(look, f.seat, Trait::NoResearch);
}

Next technology_primary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case kTechnologyFirst:
      f.stage = kTechnologyAgain;
      f.counter = static_cast<std::uint8_t>(g.s.players[f.seat].techs.size());
      return research(g, f.seat, true);
    case kTechnologyAgain:
      if (!researched_first(g, f) || !anything_to_research(g, f.seat) || !affords(g, f.seat, kSecondCost))
        return Next::Done;
      if (!for_nothing(g, f.seat)) return Next::Ask;
      f.stage = kTechnologySecond;
      return Next::Again;
    case kTechnologyPaySecond:
      f.stage = kTechnologySecond;
      return pay(g, f.seat, kSecondCost);
    case kTechnologySecond:
      f.stage = kTechnologyEnd;
      return research(g, f.seat, for_nothing(g, f.seat));
    default:
      return Next::Done;
  }
}

Next technology_secondary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case kTechnologyFirst:
      f.stage = kTechnologySecond;
      return pay(g, f.seat, kFollowCost);
    case kTechnologySecond:
      f.stage = kTechnologyEnd;
      return research(g, f.seat, false);
    default:
      return Next::Done;
  }
}

bool resolves_primary(const Look& look, SeatId seat) {
  return has_trait(look, seat, Trait::TechnologyPrimary);
}

Next resolve(Play& g, StrategyText& f) {
  // A player whose faction may resolve the primary ability instead always does: it can do all and more.
  return f.primary || resolves_primary(g, f.seat) ? technology_primary(g, f) : technology_secondary(g, f);
}

}  // namespace

const StrategyCardDef kTechnology{
    .resolve = resolve,
    .can_follow = [](const Look& look, SeatId seat, bool) -> Refusal {
      const Refusal token = has_strategy_token(look, seat);
      if (token.refused()) return token;
      if (!resolves_primary(look, seat) && !affords(look, seat, kFollowCost)) return refuse("TI4-16.9");
      return anything_to_research(look, seat) ? kAllowed : refuse("TI4-82.3");
    },
    .answers = [](const Look&, const StrategyText&, OptionList& out) -> void {
      out.add(make(Verb::Yes));
      out.add(make(Verb::No));
    },
    .check = [](const Look& look, const StrategyText& f, Choice c) -> Refusal {
      return listed(look, f, c, "TI4-82.2");
    },
    .answer = [](Play&, StrategyText& f, Choice c) -> void {
      f.stage = c.verb<Verb>() == Verb::Yes ? kTechnologyPaySecond : kTechnologyEnd;
    },
};

}  // namespace orrery::ti4
