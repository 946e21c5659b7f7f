#include "games/ti4/flow/turn.h"

#include "games/ti4/flow/component_action.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/flow/strategic.h"
#include "games/ti4/flow/tactical.h"
#include "games/ti4/flow/transaction.h"
#include "games/ti4/flow/turn_steps.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(TurnStep)

namespace {

bool cut_short(const Look& look, const Turn& f) {
  return look.s.turn.over || look.s.players[f.seat].eliminated;
}

int allowed_actions(const Look& look, const Turn& f) {
  return (has_trait(look, f.seat, Trait::TwoActions) ? 2 : 1) + f.granted;
}

// After its last action a turn is not over for somebody who wants to deal (84.1a).
bool may_still_deal(const Look& look, const Turn& f) {
  return !cut_short(look, f) && asked_to_deal(look, f.seat);
}

// Asteroid fields that a text of another player closes to this one.
SystemSet refuges(const Look& look, SeatId seat) {
  SystemSet closed;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other == seat || !has_trait(look, other, Trait::AsteroidRefuge)) continue;
    for (SystemId s : look.s.ships_in[other]) {
      if (anomaly_of(look, s) == Anomaly::AsteroidField) closed.insert(s);
    }
  }
  return closed;
}

void list_actions(const Look& look, SeatId seat, OptionList& out) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const StrategySlot& slot = look.s.strategy[i];
    if (slot.owner == seat && !slot.exhausted) out.add(make(Verb::Strategic, i));
  }
  const Player& p = look.s.players[seat];
  if (p.tactic > 0) {
    for (SystemId s : look.s.board - p.tokens - refuges(look, seat)) out.add(make(Verb::Activate, raw(s)));
  }
  const std::size_t from = out.size();
  list_component_actions(look, seat, out);
  out.sort_from(from);
}

Refusal can_perform_strategic(const Look& look, SeatId seat, Choice c) {
  const std::size_t card = c.operand(0);
  if (card >= kStrategyCards || c != make(Verb::Strategic, card)) return refuse("TI4-10.0");
  if (look.s.strategy[card].owner != seat) return refuse("TI4-21.3");
  return look.s.strategy[card].exhausted ? refuse("TI4-10.2") : kAllowed;
}

void take_action(Play& g, Turn& f, ActionKind kind) {
  f.step = TurnStep::Acted;
  f.cancelled = false;
  g.emit(Happening::ActionTaken, raw(f.seat), kind);
}

Next after_action(Play& g, Turn& f) {
  if (f.cancelled) {  // 9.4; it stays marked, for the start of the turn is over
    f.step = g.s.turn.actions == 0 ? TurnStep::Act : TurnStep::More;
    return Next::Again;
  }
  count_action(g);
  f.step = TurnStep::More;
  return cut_short(g, f) ? Next::Again : open_window(g, Timing::ActionDone, raw(f.seat));
}

Next finish(Play& g, const Turn& f) {
  if (g.s.turn.over) g.emit(Happening::TurnEnded, raw(f.seat));
  end_turn(g);  // what lasts for a turn ends here (67.3)
  return Next::Done;
}

}  // namespace

Refusal can_pass(const Look& look, SeatId seat) {
  for (const StrategySlot& slot : look.s.strategy) {
    if (slot.owner == seat && !slot.exhausted)
      return refuse(look.r.strategy_cards_each > 1 ? "TI4-34.4a" : "TI4-34.4");
  }
  return kAllowed;
}

Refusal can_activate(const Look& look, SeatId seat, SystemId system) {
  if (!look.s.board.contains(system)) return refuse("TI4-11.1");
  const Player& p = look.s.players[seat];
  if (p.tokens.contains(system)) return refuse("TI4-76.2");
  if (p.tactic == 0) return refuse("TI4-73.4");
  return refuges(look, seat).contains(system) ? refuse("TI4-0.3") : kAllowed;
}

Next advance(Play& g, Turn& f) {
  switch (f.step) {
    case TurnStep::Begin:
      begin_turn(g, f.seat);
      f.step = TurnStep::Infantry;
      return Next::Again;
    case TurnStep::Infantry:
      f.step = TurnStep::Start;
      if (g.s.players[f.seat].returning == 0) return Next::Again;
      return g.call(ReturnInfantry{f.seat});
    case TurnStep::Start:
      f.step = TurnStep::Act;
      return open_window(g, Timing::TurnStart, raw(f.seat));
    case TurnStep::Act:
      // Asked even when only passing is possible: what is in the hand stays hidden, and there may be
      // transactions (34.3a).
      if (!cut_short(g, f)) return Next::Ask;
      break;
    case TurnStep::Acted:
      return after_action(g, f);
    case TurnStep::More:
      if (f.extra) {
        f.extra = false;
        ++f.granted;
      }
      if (!cut_short(g, f) && g.s.turn.actions < allowed_actions(g, f)) return Next::Ask;
      f.step = TurnStep::Closing;
      return Next::Again;
    case TurnStep::Closing:
      if (may_still_deal(g, f)) return Next::Ask;
      break;
    case TurnStep::End:
      break;
  }
  return finish(g, f);
}

Asked asked(const Look&, const Turn& f) {
  const Ask kind = f.step == TurnStep::More      ? Ask::MoreAction
                   : f.step == TurnStep::Closing ? Ask::EndTurn
                                                 : Ask::Action;
  return {f.seat, static_cast<std::uint8_t>(kind)};
}

void options(const Look& look, const Turn& f, OptionList& out) {
  if (f.step == TurnStep::Closing) {
    out.add(make(Verb::End));
    return;
  }
  list_actions(look, f.seat, out);
  if (f.step == TurnStep::More) {
    out.add(make(Verb::End));
  } else if (can_pass(look, f.seat).allowed()) {
    out.add(make(Verb::Pass));
  }
}

Refusal check(const Look& look, const Turn& f, Choice c) {
  const bool more = f.step == TurnStep::More || f.step == TurnStep::Closing;
  if (f.step == TurnStep::Closing && c.verb<Verb>() != Verb::End) return refuse("TI4-34.1");
  switch (c.verb<Verb>()) {
    case Verb::Strategic:
      return can_perform_strategic(look, f.seat, c);
    case Verb::Activate:
      if (c != make(Verb::Activate, c.operand(0))) return refuse("TI4-11.1");
      return can_activate(look, f.seat, system_at(c, 0));
    case Verb::Play:
    case Verb::Use:
      return check_component_action(look, f.seat, c);
    case Verb::Pass:
      // Passing is not an action: it cannot follow one in the same turn.
      if (more || c != make(Verb::Pass)) return refuse("TI4-34.1");
      return can_pass(look, f.seat);
    case Verb::End:
      return more && c == make(Verb::End) ? kAllowed : refuse("TI4-34.1");
    case Verb::Score:
      return refuse("TI4-20.3");
    default:
      return refuse("TI4-34.1");
  }
}

void choose(Play& g, Turn& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Strategic: {
      take_action(g, f, ActionKind::Strategic);
      Strategic action;
      action.seat = f.seat;
      action.card = strategy_at(c, 0);
      g.call(action);
      break;
    }
    case Verb::Activate: {
      take_action(g, f, ActionKind::Tactical);
      Tactical action;
      action.seat = f.seat;
      action.system = system_at(c, 0);
      g.call(action);
      break;
    }
    case Verb::Play:
    case Verb::Use:
      take_action(g, f, ActionKind::Component);
      start_component_action(g, f.seat, c);
      break;
    case Verb::Pass:
      pass_action_phase(g, f.seat);
      f.step = TurnStep::End;
      break;
    default:  // end
      f.step = TurnStep::End;
      break;
  }
}

}  // namespace orrery::ti4
