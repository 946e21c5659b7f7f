// Ground forces: how many are needed where, and what lands.
#include <algorithm>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/battle.h"

namespace orrery::ti3 {
namespace {

constexpr int kPeacefulRounds = 2;     // in which planets need no guards
constexpr double kLandingOdds = 0.55;  // that are enough for a landing
constexpr double kLastChance = 0.25;   // the same for those that are there already
constexpr int kMostNeeded = 12;

bool strangers_near(const Mind& m, SystemId system) {
  SystemSet near = m.look.s.systems[system].touches;
  for (SystemId s : m.look.s.systems[system].touches) near |= m.look.s.systems[s].touches;
  for (int i = 0; i < m.look.r.players; ++i) {
    if (SeatId(i) != m.me && m.look.s.ships_in[SeatId(i)].intersects(near)) return true;
  }
  return false;
}

}  // namespace

int garrison_wanted(const Mind& m, PlanetId planet) {
  const SystemId system = m.look.r.planet(planet).system;
  const bool near = strangers_near(m, system);
  if (m.look.r.planet(planet).home_of == m.mine().race) return m.look.s.round <= 1 ? 0 : near ? 3 : 1;
  if (planet == m.look.r.mecatol) return 3;
  if (m.look.s.round <= kPeacefulRounds || !near) return 0;
  return income_of(m.look, planet) >= 3 ? 2 : 1;
}

int landing_need(const Mind& m, PlanetId planet) {
  const Planet& there = m.look.s.planets[planet];
  if (there.controller == m.me) return 0;
  const auto barred = [&](SeatId seat) {
    return held(m.look, Hold::NoInvasion, seat, planet.value) || held(m.look, Hold::NoInvasions, seat);
  };
  if (barred(m.me)) return 0;
  if (!there.controller.valid()) {
    if (held(m.look, Hold::NoNeutralLanding)) return 0;
    return there.counter_state == CounterState::None ? 1 : 2;  // something may be waiting
  }
  int need = 1;
  const int troops = there.own.troops();
  while (need < kMostNeeded && troops > 0 &&
         quick_odds(ground_force(m.look, m.me, need), ground_force(m.look, there.controller, troops)) <
             kLandingOdds)
    ++need;
  return need + (there.own.pds + 1) / 2;
}

double gain_of(const Mind& m, PlanetId planet) {
  const Planet& there = m.look.s.planets[planet];
  double gain = planet_worth(m, planet);
  if (!there.controller.valid()) return gain;
  gain += 2.0 * there.own.docks + 1.0 * there.own.pds;
  gain *= 0.8 + rivalry(m, there.controller);
  // Without all of home nobody claims anything (TI3-STATUS-6).
  const Player& owner = m.look.s.players[there.controller];
  const bool home = m.look.r.planet(planet).home_of == owner.race;
  if (home) gain += 0.8 * rivalry(m, there.controller) * m.point;
  return gain;
}

namespace {

int aboard_here(const Mind& m) {
  const Load load = aboard(m.look, m.me, m.look.s.tactical.system);
  return load.ground_forces + load.shock_troops + load.mechanized;
}

// More to take next door: troops stay aboard.
bool more_to_take(const Mind& m) {
  for (SystemId s : adjacent_for_moving(m.look, m.look.s.tactical.system)) {
    for (PlanetId p : m.look.r.tile(s).planets) {
      if (!m.look.s.planets[p].controller.valid()) return true;
    }
  }
  return false;
}

// Hits that the guns above the planet will make before the landing; a planet with cannons is shielded from
// dreadnoughts (TI3-BOMBARD-4).
double bombarded(const Mind& m, PlanetId p) {
  const Fleet& above = fleet(m.look, m.me, m.look.r.planet(p).system);
  double hits = 0;
  for (Unit u : {Unit::WarSun, Unit::Dreadnought}) {
    const UnitDef& def = m.look.r.unit(u);
    const bool shielded = u == Unit::Dreadnought && m.look.s.planets[p].own.pds > 0;
    if (!shielded) hits += above.of(u) * def.bombard_dice * chance_of(def.battle);
  }
  return hits;
}

// That so many, landed already or to be landed, take the planet from its controller.
double landing_odds(const Mind& m, PlanetId p, int troops) {
  const Planet& there = m.look.s.planets[p];
  Force mine = ground_force(m.look, m.me, troops);
  mine.hull -= there.own.pds * chance_of(m.look.r.unit(Unit::Pds).battle);
  Force theirs = ground_force(m.look, there.controller, there.own.troops());
  if (theirs.hull <= 0) return mine.hull > 0 ? 0.95 : 0.2;
  const double left = std::max(0.1, theirs.hull - bombarded(m, p)) / theirs.hull;
  theirs.hull *= left;
  theirs.fire *= left;
  return quick_odds(mine, theirs);
}

// Fewer than were wanted have come through: they land all the same if what is to be won is worth it.
bool worth_trying(const Mind& m, PlanetId p, int troops) {
  if (!m.look.s.planets[p].controller.valid()) return troops > 0;
  const double win = landing_odds(m, p, troops);
  return win >= kLastChance &&
         win * gain_of(m, p) > (1 - win) * troops * unit_worth(m.look, Unit::GroundForce);
}

// Where the next ground force should go; none: it stays aboard.
PlanetId next_landing(const Mind& m) {
  const SystemId here = m.look.s.tactical.system;
  const int troops = aboard_here(m);
  PlanetId best;
  double most = 0;
  for (PlanetId p : m.look.r.tile(here).planets) {
    const Planet& there = m.look.s.planets[p];
    const int landed = there.landed.troops();
    int need = landing_need(m, p);
    if (need == 0) {
      if (there.controller != m.me) continue;
      const int lacking = garrison_wanted(m, p) - there.own.troops();
      if (lacking <= 0) continue;
      const double worth = 0.3 * planet_worth(m, p);
      if (worth > most) {
        most = worth;
        best = p;
      }
      continue;
    }
    if (landed + troops < need && landed == 0 && !worth_trying(m, p, troops)) continue;
    if (there.controller.valid() && there.own.troops() > 0) ++need;  // better one too many
    if (landed >= need) continue;
    const double worth = gain_of(m, p) / std::max(1, need - landed);
    if (worth > most) {
      most = worth;
      best = p;
    }
  }
  if (best.valid() || more_to_take(m)) return best;
  // Nothing else to do for them: the best planet here is guarded.
  for (PlanetId p : m.look.r.tile(here).planets) {
    const Planet& there = m.look.s.planets[p];
    if (there.controller != m.me && there.landed.troops() == 0) continue;
    const double worth = planet_worth(m, p);
    if (worth > most) {
      most = worth;
      best = p;
    }
  }
  return best;
}

}  // namespace

double land_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Number) return 0.1 * c.operand(0);  // fighters that go down
  if (c.verb<Verb>() != Verb::Land) return c.verb<Verb>() == Verb::Done ? 0 : -1;
  const Unit unit = unit_at(c, 0);
  const PlanetId planet = planet_at(c, 4);
  if (unit == Unit::Pds) {
    const bool own =
        m.look.s.planets[planet].controller == m.me || m.look.s.planets[planet].landed.troops() > 0;
    return own ? 0.2 : -1;
  }
  return planet == next_landing(m) ? 1 + 0.01 * taken(m.look, Unit::Carrier, load_at(c, 2)) : -0.5;
}

double bombard_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Raze) return -2;
  const bool aims = c.verb<Verb>() == Verb::Bombard || c.verb<Verb>() == Verb::Planet;
  if (c.verb<Verb>() == Verb::Bacteria) {
    const Planet& there = m.look.s.planets[planet_at(c, 1)];
    return 1.2 * there.own.troops() - 1.5 * m.mine().hand.size();
  }
  return aims ? 1 : 0;
}

}  // namespace orrery::ti3
