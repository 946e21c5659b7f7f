// Ground forces: how many are needed where, which go on board, what lands.
#include <algorithm>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/pay.h"

namespace orrery::ti4 {
namespace {

constexpr int kCustodiansPrice = 6;    // 74.2
constexpr int kPeacefulRounds = 3;     // in which planets need no guards
constexpr double kLandingOdds = 0.54;  // that are enough for a landing
constexpr int kStepInfantry = 4;       // that go along on a step without a landing
constexpr int kNextLanding = 2;        // that go along for the landing after this one

int hold_of(const Mind& m, Unit unit) {
  const UnitRow* row = row_of(m.look, m.me, unit);
  return row == nullptr ? 0 : row->capacity;
}

}  // namespace

int garrison(const Mind& m, PlanetId planet) {
  const bool peace = m.look.s.round <= kPeacefulRounds;
  if (m.look.r.planet(planet).home_of == m.mine().faction) {
    const bool strangers = strangers_near(m, m.look.r.planet(planet).system);
    return peace ? (strangers ? 1 : 0) : (strangers ? 2 : 1);
  }
  if (planet == m.look.r.mecatol) return 2;
  return m.look.s.round > kPeacefulRounds && strangers_near(m, m.look.r.planet(planet).system) ? 1 : 0;
}

bool strangers_near(const Mind& m, SystemId system) {
  SystemSet near = m.look.s.systems[system].touches;
  for (SystemId s : m.look.s.systems[system].touches) near |= m.look.s.systems[s].touches;
  for (int i = 0; i < m.look.r.players; ++i) {
    if (SeatId(i) != m.me && m.look.s.ships_in[SeatId(i)].intersects(near)) return true;
  }
  return false;
}

bool can_afford_custodians(const Mind& m) {
  return has_trait(m.look, m.me, Trait::FreeCustodians) ||
         purchasing_power(m.look, m.me, Currency::Influence) >= kCustodiansPrice;
}

int landing_need(const Mind& m, PlanetId planet) {
  if (m.look.s.planets[planet].controller == m.me || units_barred(m.look, planet)) return 0;
  if (planet == m.look.r.mecatol && m.look.s.custodians) return can_afford_custodians(m) ? 2 : 0;
  SeatId owner;
  for (int i = 0; i < m.look.r.players; ++i) {
    if (SeatId(i) != m.me && ground(m.look, SeatId(i), planet).any()) owner = SeatId(i);
  }
  if (!owner.valid()) return 1;
  const GroundForces& there = ground(m.look, owner, planet);
  const int shots = has_trait(m.look, m.me, Trait::NoCannonsInInvasion) ? 0 : there.pds;
  int need = 1;
  while (need < 12 && there.infantry > 0 &&
         quick_odds(ground_force(m.look, m.me, need), ground_force(m.look, owner, there.infantry)) <
             kLandingOdds)
    ++need;
  return need + (shots + 1) / 2;
}

int infantry_wanted(const Mind& m, SystemId target) {
  int n = 0;
  for (PlanetId p : m.look.r.tile(target).planets) n += landing_need(m, p);
  return n;
}

// Some go along for the next landing; without a landing here too.
int infantry_goal(const Mind& m, SystemId target) {
  const int landing = infantry_wanted(m, target);
  if (landing == 0) return other_fleet(m.look, target, m.me).valid() ? 0 : kStepInfantry;
  return landing + (m.look.s.round <= 1 ? 0 : kNextLanding);
}

namespace {

int idle_carriers(const Mind& m, SystemId s) {
  int n = 0;
  for (Unit u : {Unit::Carrier, Unit::Flagship, Unit::WarSun}) {
    if (hold_of(m, u) > 0) n += forces(m.look, m.me, s).of(u);
  }
  return n;
}

int infantry_short(const Mind& m) {
  const SystemId target = m.look.s.tactical.system;
  int need = infantry_goal(m, target) - forces(m.look, m.me, target).of(Unit::Infantry);
  for (const Moving& ship : m.look.s.tactical.moving) need -= ship.infantry;
  return need;
}

}  // namespace

double load_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Load) return 0;
  if (m.look.s.tactical.moving.empty()) return retreat_choice(m, c);
  const Moving& ship = m.look.s.tactical.moving.back();
  const Place place = place_at(c, 1);
  const int need = infantry_short(m);
  const int hold = hold_of(m, piece_of(ship.piece).unit) - ship.infantry - ship.fighters;
  if (unit_at(c, 0) == Unit::Fighter) return hold > need ? 1.0 : 0.1;
  // Nothing else would carry what is with the ship; what it passes on the way has ships of its own.
  if (!place.planet.valid() && place.system == ship.from) return 5.0;
  if (!place.planet.valid()) return need > 0 ? 2.0 : -0.5;
  const int spare = ground(m.look, m.me, place.planet).infantry - garrison(m, place.planet);
  if (spare <= 0) return -1;
  if (need > 0) return 3.0 + 0.1 * spare;
  const int others = idle_carriers(m, m.look.r.planet(place.planet).system);
  return spare > 2 * others ? 0.5 : -0.5;
}

namespace {

// Infantry stays on board when there is more to take nearby.
bool more_to_take(const Mind& m, SystemId here) {
  SystemSet near = adjacent_systems(m.look, here);
  for (SystemId s : near) {
    for (PlanetId p : m.look.r.tile(s).planets) {
      if (!m.look.s.planets[p].controller.valid() && p != m.look.r.mecatol) return true;
    }
  }
  return false;
}

struct Landing {
  PlanetId planet;
  int count = 0;
};

// The next planet to take, with how many; or where those that are left over go.
Landing next_landing(const Mind& m) {
  const SystemId here = m.look.s.tactical.system;
  const PlanetSet done = m.look.s.tactical.committed;
  const int infantry = forces(m.look, m.me, here).of(Unit::Infantry) - m.look.s.tactical.parleyed;
  Landing best;
  double most = 0;
  int later = 0;
  for (PlanetId p : m.look.r.tile(here).planets) {
    int need = landing_need(m, p);
    if (need == 0 || done.contains(p)) continue;
    if (p == m.look.r.mecatol && m.look.s.custodians) continue;
    if (need > infantry && infantry > 0 && need <= infantry + 1 && need > 1) need = infantry;  // try it
    if (need > infantry) continue;
    need = std::min(infantry, std::max(need, garrison(m, p)));
    ++later;
    const double worth = planet_worth(m, p) / need;
    if (worth <= most) continue;
    most = worth;
    best = {p, need};
  }
  if (best.planet.valid()) {
    if (later == 1 && !more_to_take(m, here)) best.count = infantry;
    return best;
  }
  if (infantry <= 0 || more_to_take(m, here)) return {};
  for (PlanetId p : m.look.r.tile(here).planets) {
    if (!done.contains(p) && m.look.s.planets[p].controller != m.me) continue;
    const double worth = planet_worth(m, p);
    if (worth > most) {
      most = worth;
      best = {p, infantry};
    }
  }
  return best;
}

}  // namespace

double commit_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::CommitFighters) return -0.5;
  if (c.verb<Verb>() != Verb::Commit) return 0;
  const Landing next = next_landing(m);
  if (c == make(Verb::Commit, next.count, raw(next.planet))) return 1;
  return planet_at(c, 1) == next.planet ? -0.1 : -1.0 - 0.01 * c.operand(0);
}

double custodians_choice(const Mind&, Choice c) { return c.verb<Verb>() == Verb::RemoveCustodians ? 1 : 0; }

}  // namespace orrery::ti4
