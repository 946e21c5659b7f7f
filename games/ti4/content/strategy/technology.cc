// Technology (82): researching, a second time for resources.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/research.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kSecondCost = 6;
inline constexpr int kFollowCost = 4;

enum Stage : std::uint8_t { First, Again, PaySecond, Second, End };

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

Next resolve_primary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case First:
      f.stage = Again;
      f.counter = static_cast<std::uint8_t>(g.s.players[f.seat].techs.size());
      return research(g, f.seat, true);
    case Again:
      if (!researched_first(g, f) || !anything_to_research(g, f.seat) || !affords(g, f.seat, kSecondCost))
        return Next::Done;
      if (!for_nothing(g, f.seat)) return Next::Ask;
      f.stage = Second;
      return Next::Again;
    case PaySecond:
      f.stage = Second;
      return pay(g, f.seat, kSecondCost);
    case Second:
      f.stage = End;
      return research(g, f.seat, for_nothing(g, f.seat));
    default:
      return Next::Done;
  }
}

Next resolve_secondary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case First:
      f.stage = Second;
      return pay(g, f.seat, kFollowCost);
    case Second:
      f.stage = End;
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
  return f.primary || resolves_primary(g, f.seat) ? resolve_primary(g, f) : resolve_secondary(g, f);
}

void answers(const Look&, const StrategyText&, OptionList& out) {
  out.add(make(Verb::Yes));
  out.add(make(Verb::No));
}

Refusal check_answer(const Look& look, const StrategyText& f, Choice c) {
  return listed(look, f, c, "TI4-82.2");
}

void answer(Play&, StrategyText& f, Choice c) { f.stage = c.verb<Verb>() == Verb::Yes ? PaySecond : End; }

Refusal can_follow(const Look& look, SeatId seat, bool) {
  const Refusal token = has_strategy_token(look, seat);
  if (token.refused()) return token;
  if (!resolves_primary(look, seat) && !affords(look, seat, kFollowCost)) return refuse("TI4-16.9");
  return anything_to_research(look, seat) ? kAllowed : refuse("TI4-82.3");
}

}  // namespace

const StrategyCardDef kTechnology{
    .resolve = resolve,
    .can_follow = can_follow,
    .answers = answers,
    .check = check_answer,
    .answer = answer,
};

}  // namespace orrery::ti4
