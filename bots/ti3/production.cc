// What to produce: carriers and ground forces while there is something to take, then warships as far as fleet
// supply goes, fighters as far as capacity does, docks where planets are rich.
#include "games/ti3/flow/production.h"

#include <algorithm>
#include <array>

#include "bots/ti3/mind.h"

namespace orrery::ti3 {
namespace {

struct Stock {
  int carriers = 0;  // on the board, with those ordered
  int troops = 0;    // on planets here
  int fighters = 0;  // here
  int room = 0;      // ships that fleet supply still allows here
  int capacity = 0;  // for fighters here
  int hold = 0;      // places of carriers here
  int guards = 0;    // troops that stay
  int open = 0;      // systems near with planets that nobody has
  double danger = 0;
};

int open_systems(const Mind& m, SystemId from) {
  SystemSet seen{from};
  SystemSet wave{from};
  for (int d = 0; d < 3; ++d) {
    SystemSet next;
    for (SystemId s : wave) next |= adjacent_for_moving(m.look, s);
    wave = next - seen;
    seen |= next;
  }
  int n = 0;
  for (SystemId s : seen) {
    bool open = false;
    for (PlanetId p : m.look.r.tile(s).planets) open = open || !m.look.s.planets[p].controller.valid();
    n += open ? 1 : 0;
  }
  return n;
}

Stock stock_of(const Mind& m, SystemId system) {
  Stock s;
  const Fleet& here = fleet(m.look, m.me, system);
  s.carriers = on_board(m.look, m.me, Unit::Carrier);
  s.fighters = here.of(Unit::Fighter);
  s.room = fleet_limit(m.look, m.me, system) - ships_counted(m.look, m.me, system);
  s.capacity = fighter_capacity(m.look, m.me, system);
  s.hold = here.of(Unit::Carrier) * m.look.r.unit(Unit::Carrier).capacity;
  for (PlanetId p : m.look.r.tile(system).planets) {
    if (m.look.s.planets[p].controller != m.me) continue;
    s.troops += m.look.s.planets[p].own.ground_forces;
    s.guards += garrison_wanted(m, p);
  }
  s.open = open_systems(m, system);
  s.danger = danger(m, system, fleet_force(m.look, m.me, here));
  return s;
}

void count_ordered(const Mind& m, const Production& f, Stock& s) {
  for (const Ordered& o : f.orders) {
    if (o.unit == Unit::Carrier) {
      s.carriers += o.count;
      s.hold += o.count * m.look.r.unit(Unit::Carrier).capacity;
    }
    if (o.unit == Unit::GroundForce) s.troops += o.count;
    if (o.unit == Unit::Fighter) s.fighters += o.count;
    if (is_ship(o.unit) && o.unit != Unit::Fighter) {
      s.room -= o.count;
      s.capacity += o.count * m.look.r.unit(o.unit).capacity;
    }
  }
}

double ship_want(const Mind& m, const Stock& s, Unit unit) {
  const double war = (m.look.s.round <= 1 ? 0.8 : 1.0) + 0.15 * s.danger;
  switch (unit) {
    case Unit::WarSun:
      return 13.0;
    case Unit::Dreadnought:
      return 5.0 * war;
    case Unit::Carrier: {
      const int wanted = s.open > 0 ? std::clamp(1 + s.open / 2, 2, 4) : 2;
      const bool idle = s.hold > s.troops - s.guards + 2;  // what is here is not full yet
      if (idle) return s.carriers < 2 ? 3.4 : 1.5;
      return s.carriers < wanted ? 5.6 : s.carriers < 3 ? 3.3 : 1.8;
    }
    case Unit::Cruiser:
      return 2.4 * war;
    case Unit::Destroyer:
      return 1.0 * war;
    default:
      return 0;
  }
}

double unit_want(const Mind& m, const Stock& s, Unit unit, PlanetId planet) {
  switch (unit) {
    case Unit::GroundForce: {
      const int wanted = s.guards + std::min(s.hold, 8) + 1;
      return s.troops < wanted ? 1.5 : s.troops < wanted + 2 ? 0.5 : 0.05;
    }
    case Unit::Fighter:
      return s.fighters < s.capacity - std::min(s.hold / 2, std::max(0, s.troops - s.guards)) ? 0.62 : -2.0;
    case Unit::Pds:
      return planet.valid() && m.look.s.planets[planet].own.pds == 0 && m.look.s.round > 1 ? 1.9 : 0.8;
    default:
      return s.room > 0 ? ship_want(m, s, unit) : -10.0;
  }
}

double one_more(const Mind& m, const Stock& s, Unit unit, PlanetId planet, int left) {
  const UnitDef& def = m.look.r.unit(unit);
  const double price = unit_worth(m.look, unit);
  if (def.cost > left && price >= 1.0) return -1;
  if (left <= 0) return -1;
  return unit_want(m, s, unit, planet) - 0.95 * price - 0.1;
}

double dock_want(const Mind& m, PlanetId planet) {
  const int docks = on_board(m.look, m.me, Unit::SpaceDock);
  double worth = 1.2 + 0.9 * resources(m.look, planet) + dock_aims(m, planet);
  if (docks == 0) worth += 15.0;
  if (docks >= 2) worth -= 1.0;
  return (worth - 4.0) * std::min(1.0, m.rounds / 3.0);
}

}  // namespace

double produce_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::System) return production_worth(m, system_at(c, 0));
  const auto* f = std::get_if<Production>(&m.look.s.flow.frames.back());
  if (f == nullptr || c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() == Verb::Build)
    return spendable(m) - cost_of(m.look, *f) >= 4 ? dock_want(m, planet_at(c, 0)) : -1;
  Stock s = stock_of(m, f->system);
  count_ordered(m, *f, s);
  const Place place = place_at(c, 1);
  return one_more(m, s, unit_at(c, 0), place.planet, spendable(m) - cost_of(m.look, *f));
}

double production_worth(const Mind& m, SystemId system) {
  Stock s = stock_of(m, system);
  int limit = 0;
  PlanetId dock;
  for (PlanetId p : producing_docks(m.look, m.me, system)) {
    limit += production_limit(m.look, m.me, p);
    dock = p;
  }
  const bool ships = !blockaded(m.look, m.me, system);
  double left = spendable(m);
  double sum = 0;
  std::array<int, kUnits> ordered{};
  for (; limit > 0; --limit) {
    double best = 0;
    Unit unit = Unit::GroundForce;
    for (Unit u : {Unit::WarSun, Unit::Dreadnought, Unit::Carrier, Unit::Cruiser, Unit::Destroyer,
                   Unit::Fighter, Unit::GroundForce}) {
      const bool plastic =
          u == Unit::Fighter || u == Unit::GroundForce || m.mine().reserve[at(u)] > ordered[at(u)];
      if (!plastic || (is_ship(u) && !ships) ||
          (u == Unit::WarSun && !has_trait(m.look, m.me, Trait::BuildsWarSuns)))
        continue;
      const double score = one_more(m, s, u, dock, static_cast<int>(left));
      if (score > best) {
        best = score;
        unit = u;
      }
    }
    if (best <= 0) break;
    ++ordered[at(unit)];
    Production f;
    f.orders.push_back({unit, 0, 1, dock});
    count_ordered(m, f, s);
    left -= unit_worth(m.look, unit);
    sum += best + 0.55 * unit_worth(m.look, unit);  // units on the board are what resources are for
  }
  return sum;
}

}  // namespace orrery::ti3
