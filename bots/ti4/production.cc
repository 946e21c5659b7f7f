// What to produce: carriers and infantry while there is something to take, then ships that the fleet pool and
// fighters that the capacity allow.
#include "games/ti4/flow/production.h"

#include <algorithm>

#include "bots/ti4/mind.h"

namespace orrery::ti4 {
namespace {

constexpr int kTechnologyPrice = 4;  // 82.3

// What is there and what is wanted in the system of a use of Production.
struct Stock {
  int carriers = 0;     // on the board, with those chosen
  int infantry = 0;     // here
  int fighters = 0;     // here
  int room = 0;         // ships that the fleet pool still allows
  int capacity = 0;     // here
  int docked = 0;       // fighters that docks look after
  int guards = 0;       // infantry that stays on planets here
  int open = 0;         // systems with planets that nobody has, near
  double danger = 0;    // that a fleet near would beat what is here
  bool spread = false;  // ships in many places are wanted
};

int open_systems(const Mind& m, SystemId from) {
  SystemSet seen{from};
  SystemSet wave{from};
  for (int d = 0; d < 3; ++d) {
    SystemSet next;
    for (SystemId s : wave) next |= m.look.s.systems[s].touches;
    wave = next - seen;
    seen |= next;
  }
  int n = 0;
  for (SystemId s : seen) {
    bool open = false;
    for (PlanetId p : m.look.r.tile(s).planets)
      open = open || (!m.look.s.planets[p].controller.valid() && p != m.look.r.mecatol);
    n += open ? 1 : 0;
  }
  return n;
}

Stock stock_of(const Mind& m, const Production& f) {
  Stock s;
  const SpaceForces& here = forces(m.look, m.me, f.system);
  s.carriers = count_on_board(m.look, m.me, Unit::Carrier);
  s.infantry = infantry_in(m.look, m.me, f.system);
  s.fighters = here.of(Unit::Fighter);
  s.room = fleet_limit(m.look, m.me) - fleet_size(m.look, m.me, f.system);
  s.capacity = capacity_in(m.look, m.me, f.system);
  s.docked = free_fighters(m.look, m.me, f.system);
  for (PlanetId p : m.look.r.tile(f.system).planets) {
    if (m.look.s.planets[p].controller == m.me) s.guards += garrison(m, p);
  }
  s.danger = danger(m, f.system, fleet_force(m.look, m.me, here));
  s.open = open_systems(m, f.system);
  for (const Aim& a : m.aims.list) {
    const bool places = a.goal == Goal::NearMecatol || a.goal == Goal::Systems ||
                        a.goal == Goal::NearAnomalies || a.goal == Goal::Wormholes ||
                        a.goal == Goal::NearHomes;
    s.spread = s.spread || (places && !a.met);
  }
  return s;
}

void count_chosen(const Mind& m, const Production& f, Stock& s) {
  for (Unit u : kAllUnits) {
    const int n = f.units[at(u)];
    if (n == 0) continue;
    const UnitRow* row = row_of(m.look, m.me, u);
    if (u == Unit::Carrier) s.carriers += n;
    if (u == Unit::Infantry) s.infantry += n;
    if (u == Unit::Fighter) s.fighters += n;
    if (is_ship(u) && u != Unit::Fighter) s.room -= n;
    if (row != nullptr && is_ship(u)) s.capacity += n * row->capacity;
  }
}

double ship_want(const Mind& m, const Stock& s, Unit unit) {
  const double war = (m.look.s.round <= 1 ? 0.85 : 1.0) + 0.15 * s.danger;
  switch (unit) {
    case Unit::Flagship:
      return 7.2 * war;
    case Unit::WarSun:
      return 12.5;
    case Unit::Dreadnought:
      return 4.5 * war + unit_aims(m, unit);
    case Unit::Carrier: {
      const int wanted = s.open > 0 ? std::clamp(1 + s.open / 2, 2, 4) : 2;
      const bool idle = s.capacity > s.infantry - s.guards + 1;  // what is here is not full yet
      if (idle) return s.carriers < 2 ? 3.2 : 1.8;
      return s.carriers < wanted ? 5.6 : s.carriers < 3 ? 3.3 : 1.8;
    }
    case Unit::Cruiser:
      return 2.3 * war + (s.spread ? 0.5 : 0.0);
    case Unit::Destroyer:
      return 1.0 * war + (s.spread ? 0.6 : 0.0);
    default:
      return 0;
  }
}

// What one more unit of the type is worth here.
double unit_want(const Mind& m, const Stock& s, Unit unit) {
  if (unit == Unit::Infantry) {
    const int wanted = s.guards + std::min(s.capacity, 6) + 1;
    return s.infantry < wanted ? 1.4 : s.infantry < wanted + 2 ? 0.45 : 0.05;
  }
  if (unit == Unit::Fighter) {
    const int aboard = std::max(0, s.infantry - s.guards);
    const int most = s.docked + std::max(0, s.capacity - std::min(aboard, s.capacity));
    return s.fighters < most ? 0.6 : -2.0;
  }
  return s.room > 0 ? ship_want(m, s, unit) : -10.0;
}

// Resources that may go into units: something is kept for a technology that can still be had this round.
int production_budget(const Mind& m) {
  int budget = spendable(m);
  const StrategySlot& tech = m.look.s.strategy[static_cast<std::size_t>(StrategyCard::Technology)];
  const bool later = tech.owner.valid() && tech.owner != m.me && !tech.exhausted && m.mine().strategy > 0;
  if (later && budget >= kTechnologyPrice && m.look.s.phase == Phase::Action && best_research(m) > 4.4)
    budget -= kTechnologyPrice;
  return budget;
}

double one_more(const Mind& m, const Production& f, const Stock& s, Unit unit, int budget) {
  Production more = f;
  ++more.units[at(unit)];
  const int before = cost_of(m.look, f);
  const int after = cost_of(m.look, more);
  if (after > budget && after > before) return -1;
  const UnitRow* row = row_of(m.look, m.me, unit);
  // Two for the price of one: the first of them bears half of it.
  const double price = row != nullptr && row->per_cost > 1 ? 0.5 : after - before;
  return unit_want(m, s, unit) - 0.96 * price - 0.12;
}

bool can_make(const Mind& m, const Production& f, Unit unit) {
  const UnitRow* row = row_of(m.look, m.me, unit);
  if (row == nullptr || row->cost == 0 || (is_ship(unit) && !f.ships)) return false;
  if (f.only_ships && !is_ship(unit)) return false;
  if (unit == Unit::Infantry && (f.units[at(unit)] >= f.infantry_limit || (f.planets.empty() && !f.in_space)))
    return false;
  return f.units[at(unit)] < available(m.look, m.me, unit);
}

}  // namespace

double produce_choice(const Mind& m, Choice c) {
  const auto* f = std::get_if<Production>(&m.look.s.flow.frames.back());
  if (f == nullptr || c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() == Verb::Recall) return -3;
  Stock s = stock_of(m, *f);
  count_chosen(m, *f, s);
  const Unit unit = unit_at(c, 0);
  double score = one_more(m, *f, s, unit, production_budget(m));
  const Place place = place_at(c, 1);
  if (place.planet.valid())  // guards where there are none
    score += 0.01 * std::max(0, garrison(m, place.planet) - ground(m.look, m.me, place.planet).infantry);
  return score;
}

double production_worth(const Mind& m, const Production& use) {
  Production f = use;
  Stock base = stock_of(m, f);
  const int budget = production_budget(m);
  double sum = 0;
  for (int made = 0; made < f.limit; ++made) {
    Stock s = base;
    count_chosen(m, f, s);
    double best = 0;
    Unit unit = Unit::Infantry;
    for (Unit u : kAllUnits) {
      if (is_structure(u) || !can_make(m, f, u)) continue;
      const double score = one_more(m, f, s, u, budget);
      if (score <= best) continue;
      best = score;
      unit = u;
    }
    if (best <= 0) break;
    ++f.units[at(unit)];
    sum += best;
  }
  // Units on the board are what the resources are for: most of their cost counts as gained.
  return sum + 0.6 * cost_of(m.look, f);
}

double production_worth(const Mind& m, SystemId system) {
  return production_worth(m, production_in(m.look, m.me, system));
}

}  // namespace orrery::ti4
