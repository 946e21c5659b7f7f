#include "games/ti3/flow/tactical.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/domain.h"
#include "games/ti3/flow/landing.h"
#include "games/ti3/flow/movement.h"
#include "games/ti3/flow/pds_fire.h"
#include "games/ti3/flow/production.h"
#include "games/ti3/flow/tactical_steps.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(TacticalStep)

namespace {

bool transfers(const Tactical& f) { return f.second.valid(); }

Next to(Tactical& f, TacticalStep step) {
  f.step = step;
  return Next::Again;
}

void activate(Play& g, const Tactical& f) {
  begin_tactical(g, f.seat, f.system, f.second);
  activate_system(g, f.seat, f.system, false);
  if (transfers(f)) activate_system(g, f.seat, f.second, true);  // TI3-TRANSFER-3
  if (held(g, Hold::Containment, f.seat) && !transfers(f) && g.s.players[f.seat].command > 0)
    spend_counter(g, f.seat, Area::Command);
  if (!transfers(f)) count_tactical(g);
}

PlanetSet face_down_counters(const Look& look, SystemId s) {
  PlanetSet out;
  for (PlanetId p : look.r.tile(s).planets) {
    const CounterState state = look.s.planets[p].counter_state;
    if (state == CounterState::Hidden || state == CounterState::Known) out.insert(p);
  }
  return out;
}

// TI3-PROBE-1.
bool may_probe(const Look& look, const Tactical& f) {
  return !transfers(f) && fleet(look, f.seat, f.system).of(Unit::Fighter) > 0 &&
         !face_down_counters(look, f.system).empty();
}

// Where a production could take place: one of the two systems of a transfer action (TI3-TRANSFER-12).
bool produces_in(const Look& look, SeatId seat, SystemId s) {
  return can_produce_anything(look, production_in(look, seat, s, true));
}

Next produce(Play& g, Tactical& f) {
  const bool here = produces_in(g, f.seat, f.system);
  if (transfers(f) && here && produces_in(g, f.seat, f.second)) return Next::Ask;
  const SystemId where = here || !transfers(f) ? f.system : f.second;
  f.step = TacticalStep::End;
  const Production p = production_in(g, f.seat, where, true);
  return can_produce_anything(g, p) ? g.call(p) : Next::Again;
}

Next land_in(Play& g, Tactical& f, SystemId system, TacticalStep then) {
  f.step = then;
  Landing l;
  l.seat = f.seat;
  l.system = system;
  l.friendly_only = transfers(f);
  return g.call(l);
}

Next battle(Play& g, Tactical& f) {
  f.step = TacticalStep::BeforeLanding;
  const SeatId other = other_fleet(g, f.system, f.seat);
  if (transfers(f) || !other.valid() || ships(fleet(g, f.seat, f.system)) == 0) return Next::Again;
  f.step = TacticalStep::Battle;  // another opponent may have ships there too (TI3-Q-9)
  open_battle(g, f.seat, other, f.system, PlanetId{});
  return g.call(SpaceBattle{});
}

}  // namespace

Next advance(Play& g, Tactical& f) {
  switch (f.step) {
    case TacticalStep::Activate:
      activate(g, f);
      return to(f, TacticalStep::Activated);
    case TacticalStep::Activated:
      f.step = TacticalStep::Move;
      return open_window(g, Timing::AfterActivation, raw(f.seat), raw(f.system));
    case TacticalStep::Move: {
      f.step = TacticalStep::Moved;
      Movement m;
      m.seat = f.seat;
      return g.call(m);
    }
    case TacticalStep::Moved:
      f.step = TacticalStep::Probe;
      return open_window(g, Timing::AfterMovement, raw(f.seat), raw(f.system));
    case TacticalStep::Probe:
      return may_probe(g, f) ? Next::Ask : to(f, TacticalStep::PdsFire);
    case TacticalStep::PdsFire: {
      f.step = TacticalStep::Battle;
      PdsFire p;
      p.active = f.seat;
      return g.call(p);
    }
    case TacticalStep::Battle:
      return battle(g, f);
    case TacticalStep::BeforeLanding:
      f.step = TacticalStep::Land;
      return transfers(f) ? Next::Again : open_window(g, Timing::BeforeLanding, raw(f.seat), raw(f.system));
    case TacticalStep::Land:
      return land_in(g, f, f.system, transfers(f) ? TacticalStep::LandInSecond : TacticalStep::Produce);
    case TacticalStep::LandInSecond:
      return land_in(g, f, f.second, TacticalStep::Produce);
    case TacticalStep::Produce:
      return produce(g, f);
    case TacticalStep::End:
      break;
  }
  end_tactical(g);
  return Next::Done;
}

Asked asked(const Look&, const Tactical& f) {
  return {f.seat, static_cast<std::uint8_t>(f.step == TacticalStep::Probe ? Ask::Probe : Ask::Produce)};
}

void options(const Look&, const Tactical& f, OptionList& out) {
  if (f.step == TacticalStep::Probe) {
    out.add(make(Verb::Probe));
  } else {
    out.add(make(Verb::System, raw(f.system)));
    out.add(make(Verb::System, raw(f.second)));
    out.sort_from(0);
  }
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Tactical& f, Choice c) {
  return listed(look, f, c, f.step == TacticalStep::Probe ? "TI3-PROBE-1" : "TI3-TRANSFER-12");
}

void choose(Play& g, Tactical& f, Choice c) {
  if (f.step == TacticalStep::Probe) {
    f.step = TacticalStep::PdsFire;
    if (c.verb<Verb>() != Verb::Probe) return;
    g.emit(Happening::Probed, raw(f.seat), raw(f.system));
    for (PlanetId p : face_down_counters(g, f.system)) {
      note_probed(g, p);
      g.call(TurnCounter{p, f.seat, false});
    }
    return;
  }
  f.step = TacticalStep::End;
  if (c.verb<Verb>() == Verb::System) g.call(production_in(g, f.seat, system_at(c, 0), true));
}

}  // namespace orrery::ti3
