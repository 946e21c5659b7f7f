#include "games/ti3/flow/turn.h"

#include <bit>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/at_hand.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/strategic.h"
#include "games/ti3/flow/tactical.h"
#include "games/ti3/flow/turn_steps.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(TurnStep)

namespace {

// Not every card has a strategic action (TI3-INITIATIVE-1).
bool has_strategic_action(const Look& look, SeatId seat, StrategyCard card) {
  const StrategySlot& s = look.s.strategy[static_cast<std::size_t>(card)];
  return s.owner == seat && !s.used && strategy_card_def(card).resolve != nullptr;
}

bool done_already(const Look& look, SeatId seat, Choice c) {
  if (c.operand(0) >= kStrategyCards) return false;
  const StrategySlot& slot = look.s.strategy[c.operand(0)];
  return slot.owner == seat && slot.used;
}

bool lacks_strategic_action(const Look& look, SeatId seat, Choice c) {
  if (c.operand(0) >= kStrategyCards) return false;
  const StrategyCard card = strategy_at(c, 0);
  return holds_card(look, seat, card) && strategy_card_def(card).resolve == nullptr;
}

bool owes_strategic_action(const Look& look, SeatId seat) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (has_strategic_action(look, seat, static_cast<StrategyCard>(i))) return true;
  }
  return false;
}

// Neither of the two may activate systems with units of the other (TI3-DIPLOMACY-1).
bool under_truce(const Look& look, SeatId seat, SystemId s) {
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other == seat || !has_units(look, other, s)) continue;
    if (held(look, Hold::Truce, seat, other.value) || held(look, Hold::Truce, other, seat.value)) return true;
  }
  return false;
}

// Traffic Tariffs: a planet of another player in the system costs a good or a planet.
bool costs_tariff(const Look& look, SeatId seat, SystemId s) {
  if (!law_trait(look, Trait::LawTariffs)) return false;
  for (PlanetId p : look.r.tile(s).planets) {
    const SeatId owner = look.s.planets[p].controller;
    if (owner.valid() && owner != seat) return true;
  }
  return false;
}

int tariffs(const Look& look, SeatId seat, SystemId first, SystemId second) {
  return (costs_tariff(look, seat, first) ? 1 : 0) +
         (second.valid() && costs_tariff(look, seat, second) ? 1 : 0);
}

bool can_pay_tariffs(const Look& look, SeatId seat, int count) {
  const auto ready = static_cast<int>((planets_of(look, seat) - look.s.exhausted).size());
  return look.s.players[seat].trade_goods + ready >= count;
}

void list_systems(const Look& look, SeatId seat, OptionList& out) {
  for (SystemId s : look.s.board) {
    if (may_activate(look, seat, s).allowed()) out.add(make(Verb::Activate, raw(s)));
  }
}

void list_transfers(const Look& look, SeatId seat, OptionList& out) {
  for (SystemId a : look.s.presence[seat]) {
    for (SystemId b : adjacent_for_moving(look, a) & look.s.presence[seat]) {
      if (may_transfer(look, seat, a, b).allowed()) out.add(make(Verb::Transfer, raw(a), raw(b)));
    }
  }
}

void list_texts(const Look& look, SeatId seat, OptionList& out) {
  visit_texts(look, seat, Timing::Action, [&](AbilityRef ref) {
    if (usable(look, seat, ref, nullptr)) out.add(use_choice(look, ref));
  });
}

Next use_text(Play& g, Turn& f, AbilityRef ref) {
  g.emit(Happening::ActionTaken, raw(f.seat), ref.is_card() ? ActionKind::Card : ActionKind::Ability);
  Use a;
  a.ref = ref;
  a.owner = f.seat;
  return g.call(a);
}

void begin_tactical_action(Play& g, Turn& f, SystemId system, SystemId second) {
  note_action(g);
  g.emit(Happening::ActionTaken, raw(f.seat), second.valid() ? ActionKind::Transfer : ActionKind::Tactical);
  f.step = second.valid() ? TurnStep::End : TurnStep::Second;
  Tactical t;
  t.seat = f.seat;
  t.system = system;
  t.second = second;
  g.call(t);
}

}  // namespace

SystemId taxed_system(const Look& look, const Turn& f) {
  return f.owed == 1 && f.second.valid() && costs_tariff(look, f.seat, f.second) ? f.second : f.system;
}

Refusal may_activate(const Look& look, SeatId seat, SystemId system) {
  const Player& p = look.s.players[seat];
  if (p.command == 0) return refuse("TI3-TACTICAL-4");
  if (!may_be_activated(look, system)) return refuse("TI3-ACTIVATE-7");
  if (p.counters.contains(system)) return refuse("TI3-ACTIVATE-2");
  if (under_truce(look, seat, system)) return refuse("TI3-DIPLOMACY-1");
  for (const Lasting& l : look.s.lasting) {
    if (l.hold == Hold::OnlyActivator && l.object == system.value && l.seat != seat)
      return refuse("TI3-ACARD-2");
  }
  if (law_trait(look, Trait::LawTruce) && enemy_ships(look, seat, system)) return refuse("TI3-POLITICS-8");
  if (!can_pay_tariffs(look, seat, tariffs(look, seat, system, SystemId{}))) return refuse("TI3-POLITICS-8");
  return kAllowed;
}

Refusal may_transfer(const Look& look, SeatId seat, SystemId first, SystemId second) {
  const Player& p = look.s.players[seat];
  if (p.command == 0) return refuse("TI3-TRANSFER-14");
  if (reserve_counters(look, seat) == 0) return refuse("TI3-TRANSFER-3");
  if (first == second || !adjacent_for_moving(look, first).contains(second)) return refuse("TI3-TRANSFER-1");
  for (SystemId s : {first, second}) {
    if (!may_be_activated(look, s)) return refuse("TI3-ACTIVATE-7");
    if (p.counters.contains(s)) return refuse("TI3-TRANSFER-5");
    if (!has_units(look, seat, s)) return refuse("TI3-TRANSFER-4");
    for (int i = 0; i < look.r.players; ++i) {
      if (SeatId(i) != seat && has_units(look, SeatId(i), s)) return refuse("TI3-TRANSFER-4");
    }
    for (const Lasting& l : look.s.lasting) {
      if (l.hold == Hold::OnlyActivator && l.object == s.value && l.seat != seat)
        return refuse("TI3-ACARD-2");
    }
  }
  if (!can_pay_tariffs(look, seat, tariffs(look, seat, first, second))) return refuse("TI3-POLITICS-8");
  return kAllowed;
}

Next advance(Play& g, Turn& f) {
  switch (f.step) {
    case TurnStep::Choose:
      return Next::Ask;
    case TurnStep::Tariff:
      if (!can_pay_tariffs(g, f.seat, f.owed)) f.step = TurnStep::Choose;  // the goods were given away
      return Next::Ask;
    case TurnStep::Second: {
      // A second tactical action in the same turn (Fleet Logistics).
      f.step = TurnStep::End;
      if (g.s.players[f.seat].eliminated) return Next::Again;  // TI3-ELIMINATE-2
      if (g.s.turn.tactical != 1 || !has_trait(g, f.seat, Trait::TwoTacticalActions)) return Next::Again;
      OptionList list;
      list_systems(g, f.seat, list);
      if (list.empty()) return Next::Again;
      f.step = TurnStep::Second;
      return Next::Ask;
    }
    case TurnStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Turn& f) {
  return {f.seat, static_cast<std::uint8_t>(f.step == TurnStep::Tariff ? Ask::Pay : Ask::Action)};
}

void options(const Look& look, const Turn& f, OptionList& out) {
  if (f.step == TurnStep::Tariff) {
    for (PlanetId p : planets_of(look, f.seat) - look.s.exhausted) out.add(make(Verb::Exhaust, raw(p)));
    if (look.s.players[f.seat].trade_goods > 0) out.add(make(Verb::Spend, 1));
    return;
  }
  if (f.step == TurnStep::Second) {
    list_systems(look, f.seat, out);
    out.add(make(Verb::Done));
    return;
  }
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const auto card = static_cast<StrategyCard>(i);
    if (has_strategic_action(look, f.seat, card)) out.add(make(Verb::Strategic, card));
  }
  list_systems(look, f.seat, out);
  list_transfers(look, f.seat, out);
  list_texts(look, f.seat, out);
  if (!owes_strategic_action(look, f.seat)) out.add(make(Verb::Pass));  // TI3-PASS-1
  if (has_trait(look, f.seat, Trait::MaySkip) && !look.s.players[f.seat].skipped) out.add(make(Verb::Skip));
  out.sort_from(0);
}

Refusal check(const Look& look, const Turn& f, Choice c) {
  if (f.step == TurnStep::Tariff) return listed(look, f, c, "TI3-POLITICS-8");
  switch (c.verb<Verb>()) {
    case Verb::Activate:
      if (!look.s.board.contains(system_at(c, 0))) return refuse("TI3-ACTIVATE-1");
      return may_activate(look, f.seat, system_at(c, 0));
    case Verb::Transfer:
      if (f.step == TurnStep::Second || !look.s.board.contains(system_at(c, 0)) ||
          !look.s.board.contains(system_at(c, 1)))
        return refuse("TI3-TRANSFER-1");
      return may_transfer(look, f.seat, system_at(c, 0), system_at(c, 1));
    case Verb::Pass:
      return listed(look, f, c, look.r.strategy_cards_each > 1 ? "TI3-PASS-2" : "TI3-PASS-1");
    case Verb::Strategic:
      return listed(look, f, c,
                    lacks_strategic_action(look, f.seat, c) ? "TI3-INITIATIVE-1"
                    : done_already(look, f.seat, c)         ? "TI3-STRATACT-8"
                                                            : "TI3-STRATACT-1");
    case Verb::Play:
    case Verb::Copy:
      return listed(look, f, c, "TI3-ACARD-10");
    default:
      return listed(look, f, c, "TI3-ACTION-2");
  }
}

void choose(Play& g, Turn& f, Choice c) {
  if (f.step == TurnStep::Tariff) {
    if (c.verb<Verb>() == Verb::Spend) {
      spend_goods(g, f.seat, 1);
    } else {
      exhaust_planet(g, planet_at(c, 0));
    }
    if (--f.owed > 0) return;
    return begin_tactical_action(g, f, f.system, f.second);
  }
  note_skip(g, f.seat, c.verb<Verb>() == Verb::Skip);
  switch (c.verb<Verb>()) {
    case Verb::Strategic: {
      note_action(g);
      g.emit(Happening::ActionTaken, raw(f.seat), ActionKind::Strategic);
      f.step = TurnStep::End;
      Strategic s;
      s.seat = f.seat;
      s.card = strategy_at(c, 0);
      g.call(s);
      return;
    }
    case Verb::Activate:
    case Verb::Transfer:
      f.system = system_at(c, 0);
      f.second = c.verb<Verb>() == Verb::Transfer ? system_at(c, 1) : SystemId{};
      f.owed = static_cast<std::uint8_t>(tariffs(g, f.seat, f.system, f.second));
      if (f.owed == 0) return begin_tactical_action(g, f, f.system, f.second);
      f.step = TurnStep::Tariff;
      return;
    case Verb::Pass:
      pass_action_phase(g, f.seat);
      break;
    case Verb::Skip:
    case Verb::Done:
      break;
    default:
      // A cancelled card leaves the action unused (TI3-Q-28): `receive` sees to that.
      f.step = TurnStep::End;
      use_text(g, f, named_text(c));
      return;
  }
  f.step = TurnStep::End;
}

}  // namespace orrery::ti3
