#include "games/ti4/flow/invasion.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/at_hand.h"
#include "games/ti4/flow/bombardment.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/invasion_steps.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/space_cannon.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(InvasionStep)

namespace {

constexpr int kCustodiansPrice = 6;  // 74.2

// ---- what can be committed

int ground_forces(const Look& look, SeatId seat) {
  return std::max(0, forces(look, seat, active(look)).of(Unit::Infantry) - look.s.tactical.parleyed);
}

// Fighters that a flagship lets land like ground forces.
int landing_fighters(const Look& look, SeatId seat) {
  int n = forces(look, seat, active(look)).of(Unit::Fighter);
  if (n == 0 || !unit_text(look, seat, active(look), UnitTrait::LandsFighters)) return 0;
  for (std::uint8_t landed : look.s.tactical.landed_fighters) n -= landed;
  return std::max(0, n);
}

bool anything_to_commit(const Look& look, SeatId seat) {
  return ground_forces(look, seat) + landing_fighters(look, seat) > 0;
}

bool guarded(const Look& look, PlanetId planet) {  // 74.1
  return look.s.custodians && planet == look.r.mecatol;
}

bool can_land(const Look& look, PlanetId planet) {
  return !guarded(look, planet) && !units_barred(look, planet);
}

PlanetSet landing_places(const Look& look) {
  PlanetSet out;
  for (PlanetId p : planets_here(look)) {
    if (can_land(look, p)) out.insert(p);
  }
  return out;
}

// The custodians demand a landing on Mecatol Rex (74.2).
bool owes_landing(const Look& look, const Invasion& f) {
  return f.must_land && !look.s.tactical.committed.contains(look.r.mecatol) &&
         can_land(look, look.r.mecatol) && anything_to_commit(look, f.seat);
}

void list_commits(const Look& look, const Invasion& f, OptionList& out) {
  const PlanetSet places = landing_places(look);
  const int infantry = ground_forces(look, f.seat);
  const int fighters = landing_fighters(look, f.seat);
  for (int n = 1; n <= infantry; ++n) {
    for (PlanetId p : places) out.add(make(Verb::Commit, n, raw(p)));
  }
  for (int n = 1; n <= fighters; ++n) {
    for (PlanetId p : places) out.add(make(Verb::CommitFighters, n, raw(p)));
  }
  if (!owes_landing(look, f)) out.add(make(Verb::Done));
}

Refusal check_commit(const Look& look, const Invasion& f, Choice c) {
  const int n = c.operand(0);
  const PlanetId planet = planet_at(c, 1);
  const bool infantry = c.verb<Verb>() == Verb::Commit;
  if (c != make(c.verb<Verb>(), n, raw(planet)) || number_of(look, planet) == planets_here(look).size())
    return refuse("TI4-43.2");
  const int most = infantry ? ground_forces(look, f.seat) : landing_fighters(look, f.seat);
  if (n == 0 || n > most) return refuse("TI4-43.2");
  if (guarded(look, planet)) return refuse("TI4-74.1");
  return can_land(look, planet) ? kAllowed : refuse("TI4-0.3");
}

void commit_units(Play& g, Invasion& f, Choice c) {
  const int n = c.operand(0);
  const PlanetId planet = planet_at(c, 1);
  commit_to(g, planet);
  if (c.verb<Verb>() == Verb::Commit) {
    land(g, f.seat, n, planet);
    return;
  }
  land_fighters(g, f.seat, n, planet);
}

// ---- custodians

Refusal can_remove_custodians(const Look& look, SeatId seat) {
  if (!look.s.custodians || active(look) != look.r.mecatol_system) return refuse("TI4-74.2");
  if (!anything_to_commit(look, seat) || units_barred(look, look.r.mecatol)) return refuse("TI4-74.2a");
  const bool paid = has_trait(look, seat, Trait::FreeCustodians) ||
                    purchasing_power(look, seat, Currency::Influence) >= kCustodiansPrice;
  return paid ? kAllowed : refuse("TI4-74.2");
}

// ---- space cannon defence

int attackers_on(const Look& look, SeatId seat, PlanetId planet) {
  const std::size_t i = number_of(look, planet);
  const int fighters = i < planets_here(look).size() ? look.s.tactical.landed_fighters[i] : 0;
  return ground(look, seat, planet).infantry + fighters;
}

bool fires_at(const Look& look, const Invasion& f, SeatId shooter, PlanetId planet) {
  return shooter != f.seat && !look.s.players[shooter].eliminated && cannon_dice(look, shooter, planet) > 0 &&
         attackers_on(look, f.seat, planet) > 0;
}

SeatId shooter_of(const Look& look, const Invasion& f) {
  return SeatId((f.seat.index() + f.shooter) % static_cast<std::size_t>(look.r.players));
}

bool defended(const Look& look, const Invasion& f, PlanetId planet) {
  for (int i = 0; i < look.r.players; ++i) {
    if (fires_at(look, f, SeatId(i), planet)) return true;
  }
  return false;
}

// ---- ground combat

SeatId defender_on(const Look& look, SeatId seat, PlanetId planet) {
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != seat && ground(look, SeatId(i), planet).infantry > 0) return SeatId(i);
  }
  return SeatId{};
}

bool contested(const Look& look, const Invasion& f, PlanetId planet) {
  return attackers_on(look, f.seat, planet) > 0 && defender_on(look, f.seat, planet).valid();
}

// ---- establishing control

// 43.5, 43.5c, 43.5d.
bool falls_to(const Look& look, SeatId seat, PlanetId planet) {
  return ground(look, seat, planet).infantry > 0 && !defender_on(look, seat, planet).valid() &&
         look.s.planets[planet].controller != seat;
}

bool has_attachment(const Look& look, PlanetId planet) {
  return std::any_of(look.s.laws.begin(), look.s.laws.end(),
                     [&](const LawInPlay& law) { return law.planet == planet; });
}

// Which of several planets is taken first is the player's (43.5). It is asked only where that can make a
// difference: something of the planet's past goes or comes along, or the player has a text that uses the
// moment.
bool order_matters(const Look& look, SeatId seat, const PlanetSet& planets) {
  const Player& p = look.s.players[seat];
  for (Timing t : {Timing::PlanetGained, Timing::AfterPlanetGained}) {
    if ((p.techs | p.copied).intersects(look.r.techs_at[static_cast<std::size_t>(t)])) return true;
  }
  bool any = false;
  for (PlanetId planet : planets)
    any = any || look.s.planets[planet].controller.valid() || has_attachment(look, planet);
  return any;
}

// Planets of the step that still have to be handled; where several wait the active player chooses (43.3a,
// 43.4a, 43.5).
PlanetSet waiting(const Look& look, const Invasion& f) {
  PlanetSet out;
  for (PlanetId p : f.left) {
    const bool waits = f.step == InvasionStep::Defence   ? defended(look, f, p)
                       : f.step == InvasionStep::Control ? falls_to(look, f.seat, p)
                                                         : contested(look, f, p);
    if (waits) out.insert(p);
  }
  return out;
}

void begin_step(const Look& look, Invasion& f, InvasionStep step) {
  f.step = step;
  f.left = look.s.tactical.committed;
  f.planet = PlanetId{};
}

Next announce_commitment(Play& g, Invasion& f) {
  const PlanetId planet = f.left.first();
  if (!planet.valid()) {
    begin_step(g, f, InvasionStep::Defence);
    return Next::Again;
  }
  f.left.erase(planet);
  return open_window(g, Timing::GroundForcesCommitted, raw(f.seat), raw(planet));
}

Next defend(Play& g, Invasion& f) {
  if (!f.planet.valid()) {
    if (!waiting(g, f).empty()) return ask(g, f);
    begin_step(g, f, InvasionStep::Combat);
    return Next::Again;
  }
  for (; f.shooter < g.r.players; ++f.shooter) {
    if (fires_at(g, f, shooter_of(g, f), f.planet)) return Next::Ask;
  }
  f.left.erase(f.planet);
  f.planet = PlanetId{};
  return Next::Again;
}

Next fight(Play& g, Invasion& f) {
  if (f.planet.valid()) {
    call_back_fighters(g, f.planet);  // NAALU-1
    f.left.erase(f.planet);
    f.planet = PlanetId{};
  }
  if (!waiting(g, f).empty()) return ask(g, f);
  begin_step(g, f, InvasionStep::Control);
  return Next::Again;
}

void take_first(Play& g, Invasion& f, PlanetId planet) {
  f.planet = planet;
  f.shooter = 0;
  if (f.step != InvasionStep::Combat) return;
  GroundCombat combat;
  combat.planet = planet;
  g.call(combat);
}

// That it happened in this action is remembered only for those who have a text that asks for it at its end.
void take_planet(Play& g, SeatId seat, PlanetId planet) {
  gain_control(g, seat, planet);
  if (listens_at(g, seat, Timing::TacticalActionDone)) note_gained(g, planet);
}

// One planet at a time, so that what follows from gaining it is settled before the next (43.5).
Next establish_control(Play& g, Invasion& f) {
  if (f.left.empty()) {
    f.step = InvasionStep::End;
    return Next::Again;
  }
  const PlanetSet falling = waiting(g, f);
  if (!f.planet.valid() && falling.size() > 1 && g.r.as_of(5) && order_matters(g, f.seat, falling))
    return Next::Ask;
  const PlanetId planet = f.planet.valid() ? f.planet : f.left.first();
  f.planet = PlanetId{};
  f.left.erase(planet);
  leave_to_its_fate(g, planet);
  if (falling.contains(planet)) take_planet(g, f.seat, planet);
  return Next::Again;
}

// What was in force for this invasion only.
Next close(Play& g) {
  end_invasion(g);
  return Next::Done;
}

}  // namespace

bool can_invade(const Look& look, SeatId seat) {
  if (planets_here(look).empty()) return false;
  if (anything_to_commit(look, seat)) return true;
  if (!has_bombers(look, seat, active(look))) return false;
  return std::any_of(planets_here(look).begin(), planets_here(look).end(),
                     [&](PlanetId p) { return defender_on(look, seat, p).valid(); });
}

Next advance(Play& g, Invasion& f) {
  switch (f.step) {
    case InvasionStep::Start:
      f.step = InvasionStep::Bombardment;
      return open_window(g, Timing::InvasionStart, raw(f.seat));
    case InvasionStep::Bombardment: {
      f.step = InvasionStep::Custodians;
      if (!has_bombers(g, f.seat, active(g))) return Next::Again;
      Bombardment b;
      b.seat = f.seat;
      return g.call(b);
    }
    case InvasionStep::Custodians:
      if (can_remove_custodians(g, f.seat).allowed()) return Next::Ask;
      f.step = InvasionStep::Commit;
      return Next::Again;
    case InvasionStep::CustodiansPaid:
      remove_custodians(g, f.seat);
      f.must_land = true;
      f.step = InvasionStep::Commit;
      return Next::Again;
    case InvasionStep::Commit:
      return ask(g, f);
    case InvasionStep::Committed:
      return announce_commitment(g, f);
    case InvasionStep::Defence:
      return defend(g, f);
    case InvasionStep::Combat:
      return fight(g, f);
    case InvasionStep::Control:
      return establish_control(g, f);
    case InvasionStep::End:
      break;
  }
  return close(g);
}

Asked asked(const Look& look, const Invasion& f) {
  switch (f.step) {
    case InvasionStep::Custodians:
      return {f.seat, static_cast<std::uint8_t>(Ask::Custodians)};
    case InvasionStep::Commit:
      return {f.seat, static_cast<std::uint8_t>(Ask::Commit)};
    default:
      if (f.planet.valid()) return {shooter_of(look, f), static_cast<std::uint8_t>(Ask::SpaceCannon)};
      return {f.seat, static_cast<std::uint8_t>(Ask::Order)};
  }
}

void options(const Look& look, const Invasion& f, OptionList& out) {
  switch (f.step) {
    case InvasionStep::Custodians:
      out.add(make(Verb::RemoveCustodians));
      out.add(make(Verb::Done));
      break;
    case InvasionStep::Commit:
      list_commits(look, f, out);
      break;
    default:
      if (f.planet.valid()) {
        out.add(make(Verb::Fire));
        out.add(make(Verb::Hold));
      } else {
        for (PlanetId p : waiting(look, f)) out.add(make(Verb::First, raw(p)));
      }
      break;
  }
}

Refusal check(const Look& look, const Invasion& f, Choice c) {
  const Verb verb = c.verb<Verb>();
  switch (f.step) {
    case InvasionStep::Custodians:
      return listed(look, f, c, verb == Verb::Commit ? "TI4-74.1" : "TI4-74.2");
    case InvasionStep::Commit:
      if (verb == Verb::Commit || verb == Verb::CommitFighters) return check_commit(look, f, c);
      if (c == make(Verb::Done)) return owes_landing(look, f) ? refuse("TI4-74.2") : kAllowed;
      return refuse("TI4-43.2");
    case InvasionStep::Defence:
      return listed(look, f, c, f.planet.valid() ? "TI4-15.6" : "TI4-43.3a");
    case InvasionStep::Control:
      return listed(look, f, c, "TI4-43.5");
    default:
      return listed(look, f, c, "TI4-43.4a");
  }
}

void choose(Play& g, Invasion& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::RemoveCustodians: {
      f.step = InvasionStep::CustodiansPaid;
      if (has_trait(g, f.seat, Trait::FreeCustodians)) break;
      Pay pay;
      pay.seat = f.seat;
      pay.currency = Currency::Influence;
      pay.owed = kCustodiansPrice;
      g.call(pay);
      break;
    }
    case Verb::Commit:
    case Verb::CommitFighters:
      commit_units(g, f, c);
      break;
    case Verb::First:
      take_first(g, f, planet_at(c, 0));
      break;
    case Verb::Fire: {
      Volley v;
      v.shooter = shooter_of(g, f);
      v.target = f.seat;
      v.planet = f.planet;
      ++f.shooter;
      g.call(v);
      break;
    }
    case Verb::Hold:
      ++f.shooter;
      break;
    default:  // done
      if (f.step == InvasionStep::Custodians) {
        f.step = InvasionStep::Commit;
      } else {
        begin_step(g, f, InvasionStep::Committed);
      }
      break;
  }
}

}  // namespace orrery::ti4
