#include "games/ahos/flow/turn.h"

#include "games/ahos/content/effects.h"
#include "games/ahos/flow/acquire.h"
#include "games/ahos/flow/acquire_steps.h"
#include "games/ahos/flow/colonise.h"
#include "games/ahos/flow/colonise_steps.h"
#include "games/ahos/flow/discard.h"
#include "games/ahos/flow/draw_cards.h"
#include "games/ahos/flow/produce.h"
#include "games/ahos/flow/stow.h"
#include "games/ahos/flow/turn_steps.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(TurnStep)

namespace {

constexpr std::array<Zone, 3> kOwnZones{Zone::Hand, Zone::ReserveOne, Zone::ReserveTwo};

// The nine actions as events name them (ACT-1).
enum class ActionName : std::uint8_t {
  Produce,
  Move,
  Colonise,
  Acquire,
  Reserve,
  Discard,
  Remove,
  Text,
  Pass
};

void begin(Play& g, Turn& f) {
  begin_turn(g, f.seat);
  const Player& p = g.s.players[f.seat];
  if (!p.pact_with.valid()) return;
  end_pact(g, f.seat);
  const CardSet kept = p.aside;
  for (CardId c : kept) end_text(g, f.seat, c);
}

bool any_card(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  return !(p.hand | reserves(p)).empty();
}

template <class Visit>
void each_held(const Look& look, SeatId seat, const Visit& visit) {
  for (Zone z : kOwnZones) {
    KindId last;
    for (CardId c : zone(look.s.players[seat], z)) {
      const KindId kind = look.r.kind_of[c.index()];
      if (kind != last) visit(z, kind);
      last = kind;
    }
  }
}

void list_texts(const Look& look, SeatId seat, OptionList& out) {
  for (Zone z : kOwnZones) {
    KindId last;
    for (CardId c : zone(look.s.players[seat], z) & look.r.texts) {
      const KindId kind = look.r.kind_of[c.index()];
      if (kind != last && can_use_in_turn(look, seat, z, kind).allowed())
        out.add(make(Verb::Use, z, raw(kind)));
      last = kind;
    }
  }
}

bool any_text(const Look& look, SeatId seat) {
  OptionList list;
  list_texts(look, seat, list);
  return !list.empty();
}

Stow reserve_action(SeatId seat) {
  Stow f;
  f.seat = seat;
  return f;
}

// The cost is looked at once for all places: it is the same everywhere.
void list_colonise(const Look& look, SeatId seat, OptionList& out) {
  const int population = spendable(look, seat, Resource::Population);
  const bool outposts = population >= outpost_cost(look, seat);
  const bool colonies = population >= colony_cost(look, seat);
  if (!outposts && !colonies) return;
  const SpaceSet own = systems_of(look, seat);
  if (outposts) {
    for (SpaceId sp : own) {
      if (can_place_outpost(look, seat, sp, 0).allowed()) out.add(make(Verb::Outpost, raw(sp)));
    }
  }
  if (!colonies) return;
  for (SpaceId sp : own) {
    if (can_place_colony(look, seat, sp, 0).allowed()) out.add(make(Verb::Colony, raw(sp)));
  }
}

void list_acquire(const Look& look, SeatId seat, OptionList& out) {
  const int research = spendable(look, seat, Resource::Research);
  KindId last;
  for (CardId c : look.s.tech_display) {
    const KindId kind = look.r.kind_of[c.index()];
    if (kind != last && look.r.kind(c).cost <= research) out.add(make(Verb::Acquire, raw(kind)));
    last = kind;
  }
  if (can_acquire_token(look, seat).allowed()) out.add(make(Verb::AcquireToken));
}

void take_action(Play& g, Turn& f, ActionName name) {
  use_up_action(g);
  if (name != ActionName::Pass) f.idle = false;
  g.emit(Happening::Action, raw(f.seat), name);
}

void colonise(Play& g, Turn& f, SpaceId space, Marker marker, int cost) {
  take_action(g, f, ActionName::Colonise);
  g.call(Colonise{ColoniseStep::Pay, f.seat, space, marker, static_cast<std::uint8_t>(cost)});
}

}  // namespace

Next advance(Play& g, Turn& f) {
  switch (f.step) {
    case TurnStep::Begin:
      begin(g, f);
      f.step = TurnStep::Actions;
      return Next::Again;
    case TurnStep::Actions:
      if (g.s.turn.actions > 0) return Next::Ask;
      f.step = TurnStep::Ending;
      return Next::Again;
    case TurnStep::Ending:
      // Free-action texts may still be used after the second action (TRN-9).
      if (any_text(g, f.seat)) return Next::Ask;
      f.step = TurnStep::Refill;
      return Next::Again;
    case TurnStep::Refill:
      f.step = TurnStep::End;
      return g.call(refill_hand(g, f.seat));  // TRN-2, TRN-10
    case TurnStep::End:
      break;
  }
  count_idle_turn(g, f.idle);
  return Next::Done;
}

Asked asked(const Look&, const Turn& f) {
  return {f.seat, static_cast<std::uint8_t>(f.step == TurnStep::Ending ? Ask::FreeText : Ask::Action)};
}

void options(const Look& look, const Turn& f, OptionList& out) {
  if (f.step == TurnStep::Ending) {
    list_texts(look, f.seat, out);
    out.add(make(Verb::End));
    return;
  }
  if (can_produce(look, produce_action(look, f.seat)).allowed()) out.add(make(Verb::Produce));
  if (can_move(look, f.seat).allowed()) out.add(make(Verb::MoveAction));
  list_colonise(look, f.seat, out);
  list_acquire(look, f.seat, out);
  if (can_stow(look, reserve_action(f.seat)).allowed()) out.add(make(Verb::ReserveAction));
  if (any_card(look, f.seat)) out.add(make(Verb::DiscardAction));
  each_held(look, f.seat, [&](Zone z, KindId kind) { out.add(make(Verb::Remove, z, raw(kind))); });
  list_texts(look, f.seat, out);
  out.add(make(Verb::Pass));
}

Refusal check(const Look& look, const Turn& f, Choice c) {
  const Verb verb = c.verb<Verb>();
  if (verb == Verb::Use) return can_use_in_turn(look, f.seat, zone_at(c, 0), kind_at(c, 1));
  if (f.step == TurnStep::Ending) return verb == Verb::End ? kAllowed : refuse("AHOS-TRN-1");
  switch (verb) {
    case Verb::Produce:
      return can_produce(look, produce_action(look, f.seat));
    case Verb::MoveAction:
      return can_move(look, f.seat);
    case Verb::Outpost:
      return can_place_outpost(look, f.seat, space_at(c, 0), outpost_cost(look, f.seat));
    case Verb::Colony:
      return can_place_colony(look, f.seat, space_at(c, 0), colony_cost(look, f.seat));
    case Verb::Acquire:
      return can_acquire(look, f.seat, kind_at(c, 0));
    case Verb::AcquireToken:
      return can_acquire_token(look, f.seat);
    case Verb::ReserveAction:
      return can_stow(look, reserve_action(f.seat));
    case Verb::DiscardAction:
      return any_card(look, f.seat) ? kAllowed : refuse("AHOS-DSC-1");
    case Verb::Remove:
      if (zone_at(c, 0) > Zone::ReserveTwo || !held_card(look, f.seat, zone_at(c, 0), kind_at(c, 1)).valid())
        return refuse("AHOS-REM-1");
      return kAllowed;
    case Verb::Pass:
      return kAllowed;
    case Verb::Take:
      return refuse("AHOS-RSV-8");
    case Verb::Home:
      return refuse("AHOS-COL-9");
    default:
      return refuse("AHOS-ACT-1");
  }
}

void choose(Play& g, Turn& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Produce:
      take_action(g, f, ActionName::Produce);
      g.call(produce_action(g, f.seat));
      break;
    case Verb::MoveAction: {
      take_action(g, f, ActionName::Move);
      g.call(begin_move(g, f.seat));
      break;
    }
    case Verb::Outpost:
      colonise(g, f, space_at(c, 0), Marker::Outpost, outpost_cost(g, f.seat));
      break;
    case Verb::Colony:
      colonise(g, f, space_at(c, 0), Marker::Colony, colony_cost(g, f.seat));
      break;
    case Verb::Acquire:
      take_action(g, f, ActionName::Acquire);
      g.call(Acquire{AcquireStep::Pay, f.seat, on_display(g, kind_at(c, 0)), false});
      break;
    case Verb::AcquireToken:
      take_action(g, f, ActionName::Acquire);
      g.call(Acquire{AcquireStep::Pay, f.seat, CardId{}, false});
      break;
    case Verb::ReserveAction:
      take_action(g, f, ActionName::Reserve);
      g.call(reserve_action(f.seat));
      break;
    case Verb::DiscardAction:
      take_action(g, f, ActionName::Discard);
      g.call(Discard{f.seat, 0});
      break;
    case Verb::Remove:
      take_action(g, f, ActionName::Remove);
      remove_card(g, f.seat, zone_at(c, 0), held_card(g, f.seat, zone_at(c, 0), kind_at(c, 1)));
      break;
    case Verb::Use: {
      const CardId card = held_text(g, f.seat, zone_at(c, 0), kind_at(c, 1));
      if (g.r.kind(card).kind == CardKind::Action) take_action(g, f, ActionName::Text);  // CAC-1, CRD-10
      use_text(g, f.seat, zone_at(c, 0), kind_at(c, 1));
      break;
    }
    case Verb::Pass:
      take_action(g, f, ActionName::Pass);
      break;
    default:  // end
      f.step = TurnStep::Refill;
      break;
  }
}

}  // namespace orrery::ahos
