#include "games/ti3/flow/domain.h"

#include "games/ti3/content/counters/counters.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/draw.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

const CounterDef* text_of(const Look& look, PlanetId planet) {
  const CounterId c = look.s.planets[planet].counter;
  return c.valid() ? counter_def(look.r.counter(c).id) : nullptr;
}

// Counters of one kind are alike: the one with the lowest number is taken.
CounterId drawn_counter(const Look& look, const Outcome& o) {
  return (look.s.counter_pool & look.r.counter(CounterId(o.items[0])).counters).first();
}

}  // namespace

// ---- looking

Next advance(Play& g, TurnCounter& f) {
  const CounterState state = g.s.planets[f.planet].counter_state;
  if (state == CounterState::Hidden) return Next::Chance;
  if (state != CounterState::Known) return Next::Done;
  if (f.open) {
    reveal_counter(g, f.planet);
    return Next::Done;
  }
  see_counter(g, f.seat, f.planet);
  const CounterDef* def = text_of(g, f.planet);
  if (def == nullptr || def->probed == nullptr) return Next::Done;
  def->probed(g, f.seat, f.planet);
  if (def->probe_cards == 0) return Next::Done;
  return g.call(DrawCards{f.seat, static_cast<std::uint8_t>(def->probe_cards)});
}

ChancePoint chance(const Look& look, const TurnCounter& f) {
  return luck(Luck::Counter, pool_of(look.s.counter_pool), 1, f.seat);
}

void outcome(Play& g, TurnCounter& f, const Outcome& o) { decide_counter(g, f.planet, drawn_counter(g, o)); }

// ---- what it does

Next advance(Play& g, CounterText& f) {
  const CounterDef* def = text_of(g, f.planet);
  if (def == nullptr || def->resolve == nullptr) {
    remove_counter(g, f.planet);
    return Next::Done;
  }
  const Next next = def->resolve(g, f);
  if (next == Next::Done && !def->stays) remove_counter(g, f.planet);
  return next;
}

Asked asked(const Look& look, const CounterText& f) {
  const CounterDef* def = text_of(look, f.planet);
  const SeatId seat = def->answerer != nullptr ? def->answerer(look, f) : f.seat;
  return {seat, static_cast<std::uint8_t>(Ask::Ability)};
}

void options(const Look& look, const CounterText& f, OptionList& out) {
  text_of(look, f.planet)->answers(look, f, out);
  out.sort_from(0);
}

Refusal check(const Look& look, const CounterText& f, Choice c) {
  return listed(look, f, c, "TI3-DISTANTSUNS-5");
}

void choose(Play& g, CounterText& f, Choice c) { text_of(g, f.planet)->answer(g, f, c); }

ChancePoint chance(const Look& look, const CounterText& f) { return text_of(look, f.planet)->luck(look, f); }

void outcome(Play& g, CounterText& f, const Outcome& o) { text_of(g, f.planet)->lucky(g, f, o); }

// ---- razing (TI3-RAZE)

namespace {

constexpr int kLosesCards = 8;
constexpr int kExhausts = 10;
constexpr int kCardsLost = 3;

enum RazeStage : std::uint8_t { LookUnder, Throw, Result, Steal, Over };

}  // namespace

Next advance(Play& g, Raze& f) {
  switch (static_cast<RazeStage>(f.stage)) {
    case LookUnder: {
      if (g.s.planets[f.planet].counter_state == CounterState::Hidden) return Next::Chance;
      g.emit(Happening::Razed, raw(f.seat), raw(f.planet));
      see_counter(g, f.seat, f.planet);  // it must be known whether TI3-RAZE-6 applies
      const CounterDef* def = text_of(g, f.planet);
      if (def != nullptr && def->razed != nullptr) def->razed(g, f.seat, f.planet);  // TI3-RAZE-6
      remove_counter(g, f.planet);
      f.stage = Throw;
      return Next::Again;
    }
    case Throw:
      f.stage = Result;
      clear_dice(g, f.seat, RollKind::Other);
      add_dice(g, Unit::Dreadnought, 1, kLosesCards, 0);
      return g.call(Roll{f.seat});
    case Result: {
      const int face = g.s.roll.dice[0].face;
      clear_dice(g, SeatId{}, RollKind::Other);
      if (face >= kExhausts) {
        for (PlanetId p : planets_of(g, f.seat)) exhaust_planet(g, p);
      }
      f.stage = face >= kLosesCards ? Steal : Over;
      return Next::Again;
    }
    case Steal: {
      const CardSet hand = g.s.players[f.seat].hand;
      if (hand.size() > kCardsLost) return Next::Chance;
      for (CardId c : hand) discard_card(g, f.seat, c);
      f.stage = Over;
      return Next::Again;
    }
    case Over:
      break;
  }
  return Next::Done;
}

ChancePoint chance(const Look& look, const Raze& f) {
  if (f.stage == LookUnder) return luck(Luck::Counter, pool_of(look.s.counter_pool), 1, f.seat);
  return luck(Luck::Steal, pool_of(look.s.players[f.seat].hand), kCardsLost, f.seat);
}

void outcome(Play& g, Raze& f, const Outcome& o) {
  if (f.stage == LookUnder) return decide_counter(g, f.planet, drawn_counter(g, o));
  const CardSet lost = drawn_cards(g.r, g.s.players[f.seat].hand, o);
  for (CardId c : lost) discard_card(g, f.seat, c);
  f.stage = Over;
}

}  // namespace orrery::ti3
