#include "games/ti3/flow/rounds.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/counters.h"
#include "games/ti3/flow/rounds_steps.h"
#include "games/ti3/flow/status_phase.h"
#include "games/ti3/flow/strategic.h"
#include "games/ti3/flow/turn.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(RoundsStep)
ORRERY_NAME_STEPS(StrategyPhaseStep)
ORRERY_NAME_STEPS(ActionPhaseStep)

namespace {

StrategyCard card_at(std::size_t i) { return static_cast<StrategyCard>(i); }
const StrategySlot& slot(const Look& look, StrategyCard c) {
  return look.s.strategy[static_cast<std::size_t>(c)];
}

int cards_of(const Look& look, SeatId seat) {
  int n = 0;
  for (const StrategySlot& s : look.s.strategy) n += s.owner == seat ? 1 : 0;
  return n;
}

// ---- choosing strategy cards

// Who chooses next: pass by pass clockwise from the Speaker of the beginning (TI3-STRATEGY-3, TI3-THREE-5,
// TI3-Q-6).
SeatId next_chooser(const Look& look, const StrategyPhase& f) {
  const SeatList order = clockwise_from(look, look.s.first_chooser);
  const auto players = order.size();
  const auto most = players * static_cast<std::size_t>(look.r.strategy_cards_each);
  for (std::size_t n = f.chosen; n < most; ++n) {
    const SeatId seat = order[n % players];
    const int pass = static_cast<int>(n / players);
    if (cards_of(look, seat) <= pass || law_trait(look, Trait::LawCardsGivenAway)) {
      if (cards_of(look, seat) < look.r.strategy_cards_each || law_trait(look, Trait::LawCardsGivenAway))
        return seat;
    }
  }
  return SeatId{};
}

bool may_hold_more(const Look& look, SeatId seat) {
  return cards_of(look, seat) < look.r.strategy_cards_each;
}

Refusal may_take(const Look& look, const StrategyPhase& f, SeatId seat, StrategyCard card) {
  if (slot(look, card).owner.valid()) return refuse("TI3-STRATEGY-4");
  if (f.barred == static_cast<std::uint8_t>(card)) return refuse("TI3-ACARD-2");
  if (held(look, Hold::NotChosen, SeatId{}, static_cast<std::uint8_t>(card))) return refuse("TI3-ACARD-2");
  return price_of(look, seat, card) > look.s.players[seat].strategy ? refuse("TI3-POLITICS-7") : kAllowed;
}

// TI3-STRATEGY-6.
bool had_it(const Look& look, SeatId seat, StrategyCard card) {
  return strategy_card_def(card).not_twice && look.s.last_initiative.contains(seat);
}

void list_cards(const Look& look, const StrategyPhase& f, OptionList& out) {
  for (bool again : {false, true}) {
    if (!out.empty()) return;  // the second time only if nothing else is left (TI3-FOUR-6)
    for (std::size_t i = 0; i < kStrategyCards; ++i) {
      const StrategyCard c = card_at(i);
      if (had_it(look, f.seat, c) == again && may_take(look, f, f.seat, c).allowed())
        out.add(make(Verb::Take, c));
    }
  }
}

SeatSet without_card(const Look& look, SeatId but) {
  SeatSet out;
  for (SeatId seat : clockwise_after(look, but)) {
    if (may_hold_more(look, seat)) out.insert(seat);
  }
  return out;
}

void take(Play& g, StrategyPhase& f, StrategyCard card) {
  f.card = card;
  take_strategy_card(g, f.seat, card);
  f.step = StrategyPhaseStep::Taken;
}

// Who has had the card that nobody chooses twice running (TI3-STRATEGY-6).
void remember_first(Play& g) {
  SeatId had;
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (strategy_card_def(card_at(i)).not_twice) had = slot(g, card_at(i)).owner;
  }
  note_initiative(g, had);
}

Next next_choice(Play& g, StrategyPhase& f) {
  f.seat = next_chooser(g, f);
  if (!f.seat.valid()) {
    f.step = StrategyPhaseStep::CardsLast;
    return Next::Again;
  }
  OptionList list;
  list_cards(g, f, list);
  if (!list.empty()) return ask(g, f);
  ++f.chosen;  // nothing that this player may choose is left
  f.barred = 0xff;
  return Next::Again;
}

// Each counter becomes a trade good or a command counter, as the player likes (TI3-BONUS-3).
Next spend_bonus(Play& g, StrategyPhase& f) {
  if (slot(g, f.card).bonus == 0) {
    ++f.chosen;
    f.barred = 0xff;
    f.step = StrategyPhaseStep::Choose;
    return Next::Again;
  }
  return Next::Ask;
}

void put_counters(Play& g) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (!slot(g, card_at(i)).owner.valid()) put_bonus(g, card_at(i));  // TI3-BONUS-1
  }
}

}  // namespace

void pay_for_card(Play& g, SeatId seat, StrategyCard card) {
  const int owed = std::min<int>(price_of(g, seat, card), g.s.players[seat].strategy);
  for (int i = 0; i < owed; ++i) spend_counter(g, seat, Area::Strategy);
}

void take_token(Play& g, SeatId seat, StrategyCard card) {
  if (strategy_card_def(card).brings_speaker && seat.valid() && g.s.speaker != seat) set_speaker(g, seat);
}

bool could_choose_other(const Look& look, SeatId seat, StrategyCard card) {
  StrategyPhase f;
  f.seat = seat;
  f.barred = static_cast<std::uint8_t>(card);
  OptionList list;
  list_cards(look, f, list);
  return !list.empty();
}

bool may_be_swapped_for(const Look& look, SeatId seat, StrategyCard card) {
  StrategyPhase f;
  f.seat = seat;
  return !had_it(look, seat, card) && may_take(look, f, seat, card).allowed();
}

Next advance(Play& g, Rounds& f) {
  switch (f.step) {
    case RoundsStep::Begin:
      begin_game_round(g);
      begin_planet_round(g);
      f.step = RoundsStep::Strategy;
      return Next::Again;
    case RoundsStep::Strategy:
      begin_phase(g, Phase::Strategy);
      f.step = RoundsStep::Action;
      return g.call(StrategyPhase{});
    case RoundsStep::Action:
      begin_phase(g, Phase::Action);
      clear_passes(g);
      f.step = RoundsStep::Status;
      return g.call(ActionPhase{});
    case RoundsStep::Status:
      begin_phase(g, Phase::Status);
      f.step = RoundsStep::EndOfRound;
      return g.call(StatusPhase{});
    case RoundsStep::EndOfRound:
      end_lasting(g);
      f.step = RoundsStep::Begin;
      return Next::Again;
  }
  return Next::Done;
}

Next advance(Play& g, StrategyPhase& f) {
  switch (f.step) {
    case StrategyPhaseStep::Start:
      note_chooser(g, g.s.speaker);
      f.step = StrategyPhaseStep::CardsFirst;
      return open_window(g, Timing::StrategyPhaseStart);
    case StrategyPhaseStep::CardsFirst:
      f.step = StrategyPhaseStep::Choose;
      return open_window(g, Timing::StrategyPhase);
    case StrategyPhaseStep::Choose:
      return next_choice(g, f);
    case StrategyPhaseStep::Taken:
      f.step = StrategyPhaseStep::Pay;
      return open_window(g, Timing::AfterStrategyPick, raw(f.seat), static_cast<std::uint8_t>(f.card));
    case StrategyPhaseStep::Pay:
      if (!slot(g, f.card).owner.valid()) {  // it had to be given back (Public Disgrace)
        f.barred = static_cast<std::uint8_t>(f.card);
        f.step = StrategyPhaseStep::Choose;
        return Next::Again;
      }
      pay_for_card(g, f.seat, f.card);
      f.step = StrategyPhaseStep::Give;
      return Next::Again;
    case StrategyPhaseStep::Give:
      if (law_trait(g, Trait::LawCardsGivenAway) && !without_card(g, f.seat).empty()) return Next::Ask;
      f.step = StrategyPhaseStep::Bonus;
      return Next::Again;
    case StrategyPhaseStep::Bonus:
      take_token(g, slot(g, f.card).owner, f.card);
      return spend_bonus(g, f);
    case StrategyPhaseStep::CardsLast:
      f.step = StrategyPhaseStep::End;
      return open_window(g, Timing::StrategyPhase);
    case StrategyPhaseStep::End:
      f.step = StrategyPhaseStep::Counters;
      return open_window(g, Timing::StrategyPhaseEnd);
    case StrategyPhaseStep::Counters:
      put_counters(g);
      remember_first(g);
      f.step = StrategyPhaseStep::Over;
      return Next::Again;
    case StrategyPhaseStep::Over:
      break;
  }
  return Next::Done;
}

Asked asked(const Look& look, const StrategyPhase& f) {
  const Ask kind = f.step == StrategyPhaseStep::Choose ? Ask::TakeStrategy
                   : f.step == StrategyPhaseStep::Give ? Ask::GiveStrategy
                                                       : Ask::Bonus;
  return {kind == Ask::Bonus ? slot(look, f.card).owner : f.seat, static_cast<std::uint8_t>(kind)};
}

void options(const Look& look, const StrategyPhase& f, OptionList& out) {
  switch (f.step) {
    case StrategyPhaseStep::Choose:
      return list_cards(look, f, out);
    case StrategyPhaseStep::Give:
      for (SeatId seat : without_card(look, f.seat)) out.add(make(Verb::Player, raw(seat)));
      out.sort_from(0);
      return;
    default:
      out.add(make(Verb::BonusGoods));
      out.add(make(Verb::BonusCounter));
      return;
  }
}

Refusal check(const Look& look, const StrategyPhase& f, Choice c) {
  if (f.step != StrategyPhaseStep::Choose)
    return listed(look, f, c, f.step == StrategyPhaseStep::Give ? "TI3-POLITICS-8" : "TI3-BONUS-3");
  if (c.verb<Verb>() != Verb::Take || c.operand(0) >= kStrategyCards) return refuse("TI3-STRATEGY-1");
  const Refusal r = may_take(look, f, f.seat, strategy_at(c, 0));
  return r.refused() ? r : listed(look, f, c, "TI3-STRATEGY-6");
}

void choose(Play& g, StrategyPhase& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Take:
      return take(g, f, strategy_at(c, 0));
    case Verb::Player:
      give_strategy_card(g, seat_at(c, 0), f.card);
      f.step = StrategyPhaseStep::Bonus;
      return;
    case Verb::BonusGoods: {
      const SeatId owner = slot(g, f.card).owner;
      take_bonus(g, owner, f.card, 1, 0);
      return gain_goods(g, owner, 1);
    }
    default: {
      const SeatId owner = slot(g, f.card).owner;
      take_bonus(g, owner, f.card, 0, 1);
      GainCounters gain;
      gain.seat = owner;
      gain.count = 1;
      g.call(gain);
      return;
    }
  }
}

// ---- the action phase

Next advance(Play& g, ActionPhase& f) {
  if (f.step == ActionPhaseStep::Over) return Next::Done;
  // In order of play, round and round; who has passed is skipped (TI3-ACTION-3, TI3-ACTION-5).
  const SeatList order = order_of_play(g);
  std::size_t first = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (order[i] == f.last) first = i + 1;
  }
  for (std::size_t i = 0; i < order.size(); ++i) {
    const SeatId seat = order[(first + i) % order.size()];
    if (g.s.players[seat].passed) continue;
    f.last = seat;
    begin_turn(g, seat);
    Turn t;
    t.seat = seat;
    return g.call(t);
  }
  f.step = ActionPhaseStep::Over;
  return Next::Again;
}

}  // namespace orrery::ti3
