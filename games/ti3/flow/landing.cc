#include "games/ti3/flow/landing.h"

#include <algorithm>

#include "games/ti3/content/counters/counters.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/domain.h"
#include "games/ti3/flow/landing_steps.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(LandingStep)

namespace {

bool counter_lies(const Look& look, PlanetId p) {
  return look.s.planets[p].counter_state != CounterState::None;
}

bool face_down(const Look& look, PlanetId p) {
  const CounterState state = look.s.planets[p].counter_state;
  return state == CounterState::Hidden || state == CounterState::Known;
}

// Whether troops of the player may come down on this planet at all.
Refusal open_to(const Look& look, const Landing& f, PlanetId p) {
  const SeatId owner = look.s.planets[p].controller;
  if (owner == f.seat) return kAllowed;
  if (f.friendly_only) return refuse("TI3-TRANSFER-11");
  if (look.s.tactical.probed.contains(p)) return refuse("TI3-PROBE-4");
  if (look.s.tactical.sent_back.contains(p)) return refuse("TI3-DIPLOMAT-1");
  if (held(look, Hold::NoInvasion, f.seat, p.value) || held(look, Hold::NoInvasions, f.seat))
    return refuse("TI3-ACARD-2");
  const bool centre = p == look.r.mecatol;
  if (centre ? law_trait(look, Trait::LawNoMecatolInvasion) : held(look, Hold::OnlyMecatol))
    return refuse("TI3-POLITICS-7");
  if (!owner.valid() && held(look, Hold::NoNeutralLanding)) return refuse("TI3-POLITICS-7");
  if (owner.valid() && law_trait(look, Trait::LawTruce)) return refuse("TI3-POLITICS-7");
  const bool dear =
      !owner.valid() && law_trait(look, Trait::LawPayForNeutral) && !look.s.tactical.landed_on.contains(p);
  if (dear && purchasing_power(look, f.seat, Currency::Resources) < resources(look, p))
    return refuse("TI3-POLITICS-8");
  return kAllowed;
}

Refusal may_land(const Look& look, const Landing& f, Unit unit, PlanetId p) {
  const bool own = look.s.planets[p].controller == f.seat;
  if (f.resolved.contains(p) && !(unit == Unit::Pds && own)) return refuse("TI3-DISTANTSUNS-4");
  const Refusal r = open_to(look, f, p);
  if (r.refused() || unit != Unit::Pds) return r;
  return garrison(look, f.seat, p).pds < kMostPds ? kAllowed : refuse("TI3-LIMIT-5");
}

bool is_carrier(Unit u) { return u == Unit::Carrier; }

template <class Visit>
void each_laden(const Look& look, const Landing& f, const Visit& visit) {
  Laden last;
  for (const Laden& l : look.s.players[f.seat].laden) {
    if (l.system == f.system && !(l == last)) visit(piece_of(l.piece), l.load);
    last = l;
  }
}

constexpr std::array<Unit, 4> kCargo{Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds};

// From one carrier to another (TI3-LAND-12).
void list_shifts(const Look& look, const Landing& f, Piece from, const Load& load, OptionList& out) {
  if (!is_carrier(from.unit)) return;
  const int room = room_of(look, f.seat, Unit::Carrier);
  const auto add = [&](Piece to, const Load& other) {
    if (taken(look, to.unit, other) >= room) return;
    for (Unit u : kCargo) {
      if (load.of(u) > 0)
        out.add(make(Verb::Shift, u, raw(from), low(load), high(load), raw(to), low(other), high(other)));
    }
  };
  for (bool damaged : {false, true}) {
    if (unladen(look, f.seat, f.system, {Unit::Carrier, damaged}) > 0) add({Unit::Carrier, damaged}, Load{});
  }
  each_laden(look, f, [&](Piece to, const Load& other) {
    const bool same = to == from && other == load;
    int alike = 0;
    for (const Laden& l : look.s.players[f.seat].laden)
      alike += l.system == f.system && piece_of(l.piece) == to && l.load == other ? 1 : 0;
    if (is_carrier(to.unit) && (!same || alike > 1)) add(to, other);
  });
}

void list_landings(const Look& look, const Landing& f, OptionList& out) {
  each_laden(look, f, [&](Piece ship, const Load& load) {
    for (PlanetId p : look.r.tile(f.system).planets) {
      for (Unit u : kCargo) {
        if (load.of(u) > 0 && may_land(look, f, u, p).allowed())
          out.add(make(Verb::Land, u, raw(ship), low(load), high(load), raw(p)));
      }
    }
    if (!f.friendly_only) list_shifts(look, f, ship, load, out);
  });
  const RaceId race = look.s.players[f.seat].race;
  const std::uint8_t leaders = aboard(look, f.seat, f.system).leaders;
  for (std::size_t i = 0; race.valid() && i < look.r.race(race).leaders.size(); ++i) {
    if ((leaders >> i & 1U) == 0) continue;
    for (PlanetId p : look.r.tile(f.system).planets) {
      const bool own = look.s.planets[p].controller == f.seat;
      if (own || look.s.planets[p].landed.troops() > 0)  // TI3-LEADER-6
        out.add(make(Verb::LandLeader, raw(look.r.race(race).leaders[i]), raw(p)));
    }
  }
  out.sort_from(0);
}

bool anything_aboard(const Look& look, const Landing& f) { return aboard(look, f.seat, f.system).any(); }

// ---- afterwards: ships that have not fired yet may fire at other planets or raze counters

int guns_left(const Look& look, const Landing& f, Unit unit) {
  return fleet(look, f.seat, f.system).of(unit) - look.s.tactical.spent_guns[at(unit)];
}

void list_siege(const Look& look, const Landing& f, OptionList& out) {
  for (PlanetId p : look.r.tile(f.system).planets) {
    const Planet& planet = look.s.planets[p];
    const bool enemy = planet.controller.valid() && planet.controller != f.seat;
    if (enemy && planet.own.troops() > 0 && !look.s.tactical.landed_on.contains(p) &&
        guns_left(look, f, Unit::WarSun) > 0)
      out.add(make(Verb::Planet, raw(p)));  // TI3-BOMBARD-5
    for (Unit u : {Unit::WarSun, Unit::Dreadnought}) {
      if (face_down(look, p) && guns_left(look, f, u) > 0)
        out.add(make(Verb::Raze, u, raw(p)));  // TI3-RAZE-1
    }
  }
  out.sort_from(0);
}

// ---- planet by planet

Next begin_resolving(Play& g, Landing& f) {
  f.left = PlanetSet{};
  for (PlanetId p : g.s.tactical.landed_on - f.resolved) {
    if (g.s.planets[p].controller != f.seat) f.left.insert(p);
  }
  f.step = LandingStep::Resolve;
  if (!g.s.tactical.landed_on.empty()) alert(g, Alert::Fleets);  // TI3-SUPPLEMENT-8: one more place
  return Next::Again;
}

// A counter that lies face up and strikes every landing (Biohazard), once in an activation: here on planets
// that somebody controls, on neutral ones it is the counter's own text. Called with a ground force there.
void strike(Play& g, const Landing& f, PlanetId p) {
  const Planet& planet = g.s.planets[p];
  if (planet.counter_state != CounterState::FaceUp || g.s.tactical.struck.contains(p)) return;
  const CounterDef* def = g.r.counter(planet.counter).effect;
  if (def == nullptr || !def->strikes_landings) return;
  note_struck(g, p);
  destroy_unit(g, f.seat, {Unit::GroundForce, false}, on(p));
}

// A PDS that comes down without ground forces is destroyed at once (TI3-LAND-6).
void drop_lone_pds(Play& g, const Landing& f, PlanetId p) {
  if (g.s.planets[p].landed.troops() > 0) return;
  destroy_landed(g, f.seat, p);
}

Next resolve_planet(Play& g, Landing& f, PlanetId p) {
  f.left.erase(p);
  f.resolved.insert(p);
  f.planet = p;
  f.counter = false;
  f.step = LandingStep::Taken;
  if (g.s.planets[p].controller.valid() && g.s.planets[p].landed.ground_forces > 0) strike(g, f, p);
  drop_lone_pds(g, f, p);
  if (g.s.planets[p].landed.troops() == 0) return Next::Again;
  if (g.s.planets[p].controller.valid()) {
    open_battle(g, f.seat, g.s.planets[p].controller, f.system, p);
    InvasionCombat c;
    c.planet = p;
    return g.call(c);
  }
  if (!counter_lies(g, p)) return Next::Again;
  f.counter = true;
  CounterText t;
  t.planet = p;
  t.seat = f.seat;
  g.call(t);
  return face_down(g, p) ? g.call(TurnCounter{p, f.seat, true}) : Next::Again;
}

// Nobody and nothing awaits the landing there: the planet is taken, and that is all.
bool quiet(const Look& look, PlanetId p) {
  return !look.s.planets[p].controller.valid() && !counter_lies(look, p);
}

// The order is the player's (TI3-INVASION-2) where it can matter.
bool order_matters(const Look& look, PlanetSet planets) {
  int loud = 0;
  for (PlanetId p : planets) loud += quiet(look, p) ? 0 : 1;
  return planets.size() > 1 && loud > 0;
}

// A neutral planet with troops on it is taken (TI3-LAND-5).
void take_neutral(Play& g, const Landing& f) {
  const Planet& p = g.s.planets[f.planet];
  if (p.controller.valid() || p.landed.troops() == 0) return;
  gain_control(g, f.seat, f.planet);
}

}  // namespace

Next advance(Play& g, Landing& f) {
  switch (f.step) {
    case LandingStep::Land:
      if (!anything_aboard(g, f)) return begin_resolving(g, f);
      f.step = LandingStep::Choose;
      return Next::Again;
    case LandingStep::Choose: {
      OptionList list;
      list_landings(g, f, list);
      return list.empty() ? begin_resolving(g, f) : Next::Ask;
    }
    case LandingStep::Resolve:
      if (f.left.empty()) {
        f.step = f.again ? LandingStep::Land : LandingStep::Siege;
        f.again = false;
        return Next::Again;
      }
      if (order_matters(g, f.left)) return Next::Ask;
      return resolve_planet(g, f, f.left.first());
    case LandingStep::Taken:
      take_neutral(g, f);
      f.again |= f.counter && g.s.tactical.sent_back.contains(f.planet);
      f.step = LandingStep::Resolve;
      return Next::Again;
    case LandingStep::Siege: {
      OptionList list;
      if (!f.friendly_only) list_siege(g, f, list);
      if (!list.empty()) return Next::Ask;
      f.step = LandingStep::End;
      return Next::Again;
    }
    case LandingStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Landing& f) {
  const Ask kind = f.step == LandingStep::Choose    ? Ask::Land
                   : f.step == LandingStep::Resolve ? Ask::Order
                                                    : Ask::Bombard;
  return {f.seat, static_cast<std::uint8_t>(kind)};
}

void options(const Look& look, const Landing& f, OptionList& out) {
  switch (f.step) {
    case LandingStep::Resolve:
      for (PlanetId p : f.left) out.add(make(Verb::First, raw(p)));  // TI3-INVASION-2
      return;
    case LandingStep::Siege:
      list_siege(look, f, out);
      break;
    default:
      list_landings(look, f, out);
      break;
  }
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Landing& f, Choice c) {
  const Verb verb = c.verb<Verb>();
  if (f.step == LandingStep::Resolve) return listed(look, f, c, "TI3-INVASION-2");
  if (f.step == LandingStep::Siege)
    return listed(look, f, c, verb == Verb::Raze ? "TI3-RAZE-1" : "TI3-BOMBARD-5");
  if (verb == Verb::LandLeader) return listed(look, f, c, "TI3-LEADER-6");
  if (verb == Verb::Shift) return listed(look, f, c, "TI3-LAND-12");
  if (verb != Verb::Land) return listed(look, f, c, "TI3-LAND-1");
  const PlanetId p = planet_at(c, 4);
  const auto& here = look.r.tile(f.system).planets;
  if (std::find(here.begin(), here.end(), p) == here.end()) return refuse("TI3-LAND-1");
  const Refusal r = may_land(look, f, unit_at(c, 0), p);
  return r.refused() ? r : listed(look, f, c, "TI3-LAND-1");
}

void choose(Play& g, Landing& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Land: {
      const PlanetId p = planet_at(c, 4);
      const bool dear = !g.s.planets[p].controller.valid() && law_trait(g, Trait::LawPayForNeutral) &&
                        !g.s.tactical.landed_on.contains(p);
      land(g, f.seat, unit_at(c, 0), f.system, piece_at(c, 1), load_at(c, 2), p);
      note_landed(g, p);
      if (g.s.planets[p].controller == f.seat && unit_at(c, 0) == Unit::GroundForce) strike(g, f, p);
      if (dear) g.call(Pay{f.seat, Currency::Resources, static_cast<std::uint8_t>(resources(g, p))});
      return;
    }
    case Verb::LandLeader: {
      const auto& mine = g.r.race(g.s.players[f.seat].race).leaders;
      const auto* found = std::find(mine.begin(), mine.end(), LeaderId(c.operand(0)));
      return land_leader(g, f.seat, static_cast<int>(found - mine.begin()), planet_at(c, 1));
    }
    case Verb::Shift:
      return shift(g, f.seat, unit_at(c, 0), f.system, piece_at(c, 1), load_at(c, 2), piece_at(c, 4),
                   load_at(c, 5));
    case Verb::First:
      resolve_planet(g, f, planet_at(c, 0));
      return;
    case Verb::Planet: {
      const PlanetId p = planet_at(c, 0);
      note_landed(g, p);  // it is bombarded once
      open_battle(g, f.seat, g.s.planets[p].controller, f.system, p);
      InvasionCombat combat;
      combat.planet = p;
      g.call(combat);
      return;
    }
    case Verb::Raze:
      spend_gun(g, unit_at(c, 0));
      g.call(Raze{planet_at(c, 1), f.seat});
      return;
    default:  // done
      if (f.step == LandingStep::Choose) {
        begin_resolving(g, f);
      } else {
        f.step = LandingStep::End;
      }
      return;
  }
}

}  // namespace orrery::ti3
