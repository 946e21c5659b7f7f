#include "games/ti4/flow/rounds.h"

#include <algorithm>

#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/rounds_steps.h"
#include "games/ti4/flow/status_phase.h"
#include "games/ti4/flow/turn.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(RoundsStep)
ORRERY_NAME_STEPS(StrategyStep)
ORRERY_NAME_STEPS(ActionStep)

namespace {

inline constexpr int kWithoutCard = 100;  // above every initiative number

int cards_of(const Look& look, SeatId seat) {
  int n = 0;
  for (const StrategySlot& slot : look.s.strategy) n += slot.owner == seat ? 1 : 0;
  return n;
}

SeatSet card_owners(const Look& look) {
  SeatSet owners;
  for (const StrategySlot& slot : look.s.strategy) {
    if (slot.owner.valid()) owners.insert(slot.owner);
  }
  return owners;
}

// Bits of the cards that may be chosen now. A card refused by an effect is out only if there is another one.
unsigned open_cards(const Look& look, const StrategyPhase& f) {
  unsigned open = 0;
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (!look.s.strategy[i].owner.valid()) open |= 1U << i;
  }
  const unsigned others = open & ~static_cast<unsigned>(f.refused);
  return others != 0 ? others : open;
}

// Whoever has the fewest cards, first from the speaker clockwise; so choosing goes round and round (37.1,
// 37.1c).
SeatId chooser(const Look& look, const StrategyPhase& f) {
  SeatId best;
  int fewest = look.r.strategy_cards_each;  // eliminations do not change it (32.9)
  for (SeatId seat : clockwise_from(look, look.s.speaker)) {
    if (f.keepers.contains(seat)) continue;
    const int n = cards_of(look, seat);
    if (n >= fewest) continue;
    fewest = n;
    best = seat;
  }
  return open_cards(look, f) != 0 ? best : SeatId{};
}

void put_goods_on_cards(Play& g) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (!g.s.strategy[i].owner.valid()) put_good_on_card(g, static_cast<StrategyCard>(i));
  }
}

// The place of a player in the order of turns. Positions written by hand may have players without a card:
// they come last, clockwise.
int turn_number(const Look& look, SeatId seat) {
  for (const StrategySlot& slot : look.s.strategy) {
    if (slot.owner == seat) return initiative(look, seat);
  }
  const int players = look.r.players;
  const int speaker = look.s.speaker.valid() ? static_cast<int>(look.s.speaker.index()) : 0;
  return kWithoutCard + (static_cast<int>(seat.index()) - speaker + players) % players;
}

// The next player in initiative order who has not passed (38.2, 38.3); none: all have (34.5).
SeatId next_active(const Look& look, const ActionPhase& f) {
  const bool gone = !f.last.valid() || look.s.players[f.last].eliminated;
  const int last_number = gone ? f.number : turn_number(look, f.last);
  SeatId after, first;
  int after_number = 0, first_number = 0;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    const Player& p = look.s.players[seat];
    if (p.passed || p.eliminated) continue;
    const int number = turn_number(look, seat);
    if (!first.valid() || number < first_number) {
      first = seat;
      first_number = number;
    }
    if (f.last.valid() && number <= last_number) continue;
    if (!after.valid() || number < after_number) {
      after = seat;
      after_number = number;
    }
  }
  return after.valid() ? after : first;
}

}  // namespace

Next advance(Play& g, Rounds& f) {
  switch (f.step) {
    case RoundsStep::Begin:
      begin_game_round(g);
      f.step = RoundsStep::Strategy;
      return Next::Again;
    case RoundsStep::Strategy:
      f.step = RoundsStep::Action;
      begin_phase(g, Phase::Strategy);
      return g.call(StrategyPhase{});
    case RoundsStep::Action:
      f.step = RoundsStep::Status;
      begin_phase(g, Phase::Action);
      return g.call(ActionPhase{});
    case RoundsStep::Status:
      f.step = RoundsStep::Agenda;
      begin_phase(g, Phase::Status);
      return g.call(StatusPhase{});
    case RoundsStep::Agenda:
      break;
  }
  f.step = RoundsStep::Begin;
  if (g.s.custodians) return Next::Again;  // 36.8a, 67.1, 74.4
  begin_phase(g, Phase::Agenda);
  return g.call(AgendaPhase{});
}

// ---- strategy phase

Next advance(Play& g, StrategyPhase& f) {
  switch (f.step) {
    case StrategyStep::Start:
      f.keepers = card_owners(g);
      f.step = StrategyStep::Delayed;
      return open_window(g, Timing::StrategyPhaseStart);
    case StrategyStep::Delayed:
      return resolve_delayed(g, f);  // goes on to Choose
    case StrategyStep::Choose:
      if (chooser(g, f).valid()) return ask(g, f);
      f.step = StrategyStep::Goods;
      return Next::Again;
    case StrategyStep::Picked:
      f.step = StrategyStep::Choose;
      if (f.picked == 0xff) return Next::Again;  // an effect makes the player choose again
      take_strategy_card(g, chooser(g, f), static_cast<StrategyCard>(f.picked));
      f.picked = 0xff;
      f.refused = 0;
      return Next::Again;
    case StrategyStep::Goods:
      put_goods_on_cards(g);
      f.step = StrategyStep::Ending;
      return Next::Again;
    case StrategyStep::Ending:
      f.step = StrategyStep::End;
      return open_window(g, Timing::StrategyPhaseEnd);
    case StrategyStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look& look, const StrategyPhase& f) {
  return {chooser(look, f), static_cast<std::uint8_t>(Ask::TakeStrategy)};
}

void options(const Look& look, const StrategyPhase& f, OptionList& out) {
  const unsigned open = open_cards(look, f);
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if ((open >> i & 1U) != 0) out.add(make(Verb::Take, i));
  }
}

Refusal check(const Look& look, const StrategyPhase& f, Choice c) {
  const std::size_t card = c.operand(0);
  if (c.verb<Verb>() != Verb::Take || card >= kStrategyCards || c != make(Verb::Take, card))
    return refuse("TI4-37.1");
  if (look.s.strategy[card].owner.valid()) return refuse("TI4-37.1b");
  return (open_cards(look, f) >> card & 1U) != 0 ? kAllowed : refuse("TI4-0.2");
}

void choose(Play& g, StrategyPhase& f, Choice c) {
  const SeatId seat = chooser(g, f);
  f.picked = c.operand(0);
  f.step = StrategyStep::Picked;
  open_window(g, Timing::StrategyCardPicked, raw(seat), f.picked);
}

// ---- action phase

Next advance(Play& g, ActionPhase& f) {
  switch (f.step) {
    case ActionStep::Begin:
      clear_passes(g);
      f.step = ActionStep::Turns;
      return Next::Again;
    case ActionStep::Turns: {
      const SeatId next = next_active(g, f);
      if (!next.valid()) break;
      f.last = next;
      f.number = static_cast<std::uint8_t>(turn_number(g, next));
      Turn turn;
      turn.seat = next;
      return g.call(turn);
    }
    case ActionStep::End:
      break;
  }
  return Next::Done;
}

// ---- the end

void end_game(Play& g) {
  const SeatList players = clockwise_from(g, g.s.speaker);
  int most = 0;
  for (SeatId seat : players) most = std::max<int>(most, g.s.players[seat].vp);
  SeatSet tied;
  for (SeatId seat : players) {
    if (g.s.players[seat].vp == most) tied.insert(seat);
  }
  const bool by_initiative = card_owners(g).includes(tied);
  SeatId winner;
  for (SeatId seat : players) {
    if (!tied.contains(seat)) continue;
    // Without strategy cards the first clockwise from the speaker stands (61.7b), else initiative decides
    // (61.7a, 61.8).
    if (!winner.valid() || (by_initiative && initiative(g, seat) < initiative(g, winner))) winner = seat;
  }
  win_game(g, winner);
}

}  // namespace orrery::ti4
