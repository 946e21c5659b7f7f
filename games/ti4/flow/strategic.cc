#include "games/ti4/flow/strategic.h"

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/strategic_steps.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(StrategicStep)

namespace {

Next resolve_text(Play& g, const Strategic& f, SeatId seat, bool primary) {
  StrategyText text;
  text.card = f.card;
  text.primary = primary;
  text.seat = seat;
  return g.call(text);
}

Refusal can_follow(const Look& look, const Strategic& f) {
  return strategy_card_def(f.card).can_follow(look, f.other, f.free.contains(f.other));
}

Next follow(Play& g, Strategic& f) {
  f.step = StrategicStep::Secondary;
  g.emit(Happening::Followed, raw(f.other), f.card);
  const auto spends = strategy_card_def(f.card).spends;
  const bool free = f.free.contains(f.other) || (spends != nullptr && !spends(g, f.other));
  if (!free) spend_token(g, f.other, Pool3::Strategy);  // 73.5
  return resolve_text(g, f, f.other, false);
}

// The next player clockwise who can resolve the secondary ability (10.1); nobody else is asked.
Next next_secondary(Play& g, Strategic& f) {
  for (;;) {
    f.other = g.r.next_seat(f.other);
    if (f.other == f.seat) break;
    if (g.s.players[f.other].eliminated || can_follow(g, f).refused()) continue;
    if (f.free.contains(f.other)) return follow(g, f);  // they must (25.4a), when their turn comes (FAQ-10)
    f.step = StrategicStep::Asking;
    return Next::Again;
  }
  f.step = StrategicStep::Exhaust;
  return Next::Again;
}

}  // namespace

Next advance(Play& g, Strategic& f) {
  switch (f.step) {
    case StrategicStep::Primary:
      f.step = StrategicStep::Secondary;
      f.other = f.seat;
      return resolve_text(g, f, f.seat, true);
    case StrategicStep::Secondary:
      return next_secondary(g, f);
    case StrategicStep::Asking:
      return Next::Ask;
    case StrategicStep::Exhaust:
      break;
  }
  // An eliminated player's card is back on the table already (32.6).
  if (g.s.strategy[static_cast<std::size_t>(f.card)].owner == f.seat) exhaust_strategy_card(g, f.card);
  return Next::Done;
}

Asked asked(const Look&, const Strategic& f) { return {f.other, static_cast<std::uint8_t>(Ask::Secondary)}; }

void options(const Look& look, const Strategic& f, OptionList& out) {
  out.add(make(Verb::Pass));
  if (can_follow(look, f).allowed())
    out.add(make(Verb::Follow, f.card));  // a transaction may have cost the means
}

Refusal check(const Look& look, const Strategic& f, Choice c) {
  if (c == make(Verb::Pass)) return kAllowed;  // 10.1a
  if (c == make(Verb::Follow, f.card)) return can_follow(look, f);
  return refuse(c.verb<Verb>() == Verb::Follow ? "TI4-21.4" : "TI4-10.1");
}

void choose(Play& g, Strategic& f, Choice c) {
  if (c.verb<Verb>() == Verb::Follow) {
    follow(g, f);
  } else {
    f.step = StrategicStep::Secondary;
  }
}

// ---- one ability

Next advance(Play& g, StrategyText& f) {
  if (f.resolved) return Next::Done;
  const Next next = strategy_card_def(f.card).resolve(g, f);
  if (next != Next::Done) return next;
  f.resolved = true;
  return open_window(g, Timing::StrategyResolved, raw(f.seat), static_cast<std::uint8_t>(f.card),
                     f.primary ? 1 : 0);
}

Asked asked(const Look&, const StrategyText& f) {
  const auto asks = strategy_card_def(f.card).asks;
  const Ask kind = asks != nullptr ? asks(f) : f.primary ? Ask::Primary : Ask::Secondary;
  return {f.seat, static_cast<std::uint8_t>(kind)};
}

void options(const Look& look, const StrategyText& f, OptionList& out) {
  strategy_card_def(f.card).answers(look, f, out);
}

Refusal check(const Look& look, const StrategyText& f, Choice c) {
  const auto own = strategy_card_def(f.card).check;
  return own != nullptr ? own(look, f, c) : listed(look, f, c, "TI4-10.3");
}

void choose(Play& g, StrategyText& f, Choice c) { strategy_card_def(f.card).answer(g, f, c); }

ChancePoint chance(const Look& look, const StrategyText& f) {
  return strategy_card_def(f.card).chance(look, f);
}

void outcome(Play& g, StrategyText& f, const Outcome& o) { strategy_card_def(f.card).outcome(g, f, o); }

}  // namespace orrery::ti4
