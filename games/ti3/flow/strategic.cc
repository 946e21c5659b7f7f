#include "games/ti3/flow/strategic.h"

#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/strategic_steps.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(StrategicStep)

// No counter for Logistics, for the holder of Initiative, and where a text says so (TI3-STRATACT-4,
// TI3-STRATACT-5).
bool follows_free(const Look& look, SeatId seat, StrategyCard card) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const auto own = static_cast<StrategyCard>(i);
    if (holds_card(look, seat, own) && strategy_card_def(own).frees_secondaries) return true;
  }
  const StrategyCardDef& def = strategy_card_def(card);
  return def.free != nullptr && def.free(look, seat);
}

namespace {

std::uint16_t cause(StrategyCard card) {
  return cause_of({Source::Strategy, static_cast<std::uint8_t>(card)});
}

Refusal may_follow(const Look& look, const Strategic& f, SeatId seat) {
  if (seat == f.seat) return refuse("TI3-STRATACT-6");
  if (!follows_free(look, seat, f.card) && look.s.players[seat].strategy == 0)
    return refuse("TI3-STRATACT-3");
  return may_use_secondary(look, seat, f.card);
}

bool may_do_primary(const Look& look, SeatId seat, StrategyCard card) {
  const StrategyCardDef& def = strategy_card_def(card);
  return def.instead != nullptr && def.instead(look, seat);
}

// Clockwise from the active player (TI3-STRATACT-3).
SeatId next_player(const Look& look, const Strategic& f) {
  bool passed = !f.other.valid();
  for (SeatId seat : clockwise_after(look, f.seat)) {
    if (passed) return seat;
    passed = seat == f.other;
  }
  return SeatId{};
}

Next resolve_text(Play& g, SeatId seat, StrategyCard card, bool primary) {
  StrategyText t;
  t.card = card;
  t.primary = primary;
  t.seat = seat;
  return g.call(t);
}

}  // namespace

int price_of(const Look& look, SeatId seat, StrategyCard card) {
  const StrategyCardDef& def = strategy_card_def(card);
  return def.price == nullptr ? 0 : def.price(look, seat);
}

Refusal may_use_secondary(const Look& look, SeatId seat, StrategyCard card) {
  if (held(look, Hold::NoSecondary, seat, static_cast<std::uint8_t>(card))) return refuse("TI3-ACARD-2");
  const StrategyCardDef& def = strategy_card_def(card);
  return def.can_follow == nullptr ? kAllowed : def.can_follow(look, seat);
}

Next advance(Play& g, Strategic& f) {
  switch (f.step) {
    case StrategicStep::Primary:
      f.step = StrategicStep::AfterPrimary;
      return resolve_text(g, f.seat, f.card, true);
    case StrategicStep::AfterPrimary:
      f.step = StrategicStep::NextPlayer;
      return open_window(g, Timing::AfterStrategyPrimary, raw(f.seat), static_cast<std::uint8_t>(f.card));
    case StrategicStep::NextPlayer:
      f.other = next_player(g, f);
      f.step = f.other.valid() ? StrategicStep::Secondary : StrategicStep::End;
      return Next::Again;
    case StrategicStep::Secondary:
      if (may_follow(g, f, f.other).allowed()) return Next::Ask;
      f.step = StrategicStep::NextPlayer;
      return Next::Again;
    case StrategicStep::Resolve:
      f.step = StrategicStep::NextPlayer;
      return Next::Again;
    case StrategicStep::End:
      break;
  }
  use_strategy_card(g, f.card);  // TI3-STRATACT-7
  return Next::Done;
}

Asked asked(const Look&, const Strategic& f) {
  return {f.other, static_cast<std::uint8_t>(Ask::Secondary), cause(f.card)};
}

void options(const Look& look, const Strategic& f, OptionList& out) {
  out.add(make(Verb::Pass));
  out.add(make(Verb::Follow, f.card));
  if (may_do_primary(look, f.other, f.card)) out.add(make(Verb::Instead, f.card));
  out.sort_from(0);
}

Refusal check(const Look& look, const Strategic& f, Choice c) {
  return listed(look, f, c, c.verb<Verb>() == Verb::Instead ? "TI3-DIPLOMACY-6" : "TI3-STRATACT-9");
}

void choose(Play& g, Strategic& f, Choice c) {
  f.step = StrategicStep::Resolve;
  if (c.verb<Verb>() == Verb::Pass) {
    if (const auto declined = strategy_card_def(f.card).declined; declined != nullptr) declined(g, f.other);
    return;
  }
  if (!follows_free(g, f.other, f.card)) spend_counter(g, f.other, Area::Strategy);
  g.emit(Happening::Followed, raw(f.other), f.card);
  resolve_text(g, f.other, f.card, c.verb<Verb>() == Verb::Instead);
}

// ---- one ability

Next advance(Play& g, StrategyText& f) { return strategy_card_def(f.card).resolve(g, f); }

Asked asked(const Look& look, const StrategyText& f) {
  const StrategyCardDef& def = strategy_card_def(f.card);
  Asked a{f.seat, static_cast<std::uint8_t>(f.primary ? Ask::Primary : Ask::Secondary), cause(f.card)};
  return def.asks == nullptr ? a : def.asks(look, f);
}

void options(const Look& look, const StrategyText& f, OptionList& out) {
  strategy_card_def(f.card).answers(look, f, out);
  out.sort_from(0);
}

Refusal check(const Look& look, const StrategyText& f, Choice c) {
  const StrategyCardDef& def = strategy_card_def(f.card);
  return listed(look, f, c, def.rule == nullptr ? "TI3-STRATACT-2" : def.rule(f));
}

void choose(Play& g, StrategyText& f, Choice c) { strategy_card_def(f.card).answer(g, f, c); }

ChancePoint chance(const Look& look, const StrategyText& f) {
  return strategy_card_def(f.card).chance(look, f);
}

void outcome(Play& g, StrategyText& f, const Outcome& o) { strategy_card_def(f.card).outcome(g, f, o); }

}  // namespace orrery::ti3
