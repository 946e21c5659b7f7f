#include "games/ti3/flow/production.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/production_steps.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(ProductionStep)

namespace {

constexpr int kOverResources = 2;  // TI3-PRODUCE-5
constexpr int kScientistDock = 2;  // TI3-SCIENTIST-2
constexpr std::array<Unit, 9> kProduced{Unit::WarSun,      Unit::Dreadnought, Unit::Carrier,
                                        Unit::Cruiser,     Unit::Destroyer,   Unit::Fighter,
                                        Unit::GroundForce, Unit::Pds,         Unit::Flagship};

bool unlimited(Unit u) { return u == Unit::Fighter || u == Unit::GroundForce; }

int ordered(const Production& f, Unit unit) {
  int n = 0;
  for (const Ordered& o : f.orders) n += o.unit == unit ? o.count : 0;
  return n;
}

int ordered_at(const Production& f, Unit unit, Place place) {
  int n = 0;
  for (const Ordered& o : f.orders) n += o.unit == unit && o.place == raw(place) ? o.count : 0;
  return n;
}

int ordered_ships(const Production& f) {
  int n = 0;
  for (const Ordered& o : f.orders) n += is_ship(o.unit) ? o.count : 0;
  return n;
}

int ordered_of_dock(const Production& f, PlanetId dock) {
  int n = 0;
  for (const Ordered& o : f.orders) n += o.dock == dock ? o.count : 0;
  return n;
}

// Where ships may be put: the system, or with a technology also adjacent ones that the player has activated
// and that nobody else is in.
SystemSet harbours(const Look& look, const Production& f) {
  SystemSet out;
  if (!blockaded(look, f.seat, f.system)) out.insert(f.system);  // TI3-PRODUCE-16
  if (!has_trait(look, f.seat, Trait::PlacesUnitsNearby)) return out;
  for (SystemId s : adjacent(look, f.system) & look.s.players[f.seat].counters) {
    bool others = false;
    for (int i = 0; i < look.r.players; ++i)
      others = others || (SeatId(i) != f.seat && has_units(look, SeatId(i), s));
    if (!others && can_be_entered(look, s)) out.insert(s);
  }
  return out;
}

int unit_cost(const Look& look, SeatId seat, Unit unit) {
  int cost = look.r.unit(unit).cost;
  if (unit == Unit::Dreadnought) cost -= count_trait(look, seat, Trait::CheapDreadnoughts);
  return cost;
}

int per_cost(const Look& look, Unit unit) {
  if (unit == Unit::GroundForce && law_trait(look, Trait::LawSingleTroops)) return 1;
  return look.r.unit(unit).per_cost;
}

int dock_cost(const Look& look, SeatId seat, PlanetId planet) {
  return leader_on(look, look.s.planets[planet].own, seat, LeaderType::Scientist)
             ? kScientistDock
             : look.r.unit(Unit::SpaceDock).cost;
}

// Each dock that makes something has a resource of its own to spend (Sarween Tools).
int extra_resources(const Look& look, const Production& f) {
  const int each = count_trait(look, f.seat, Trait::ExtraResource);
  if (each == 0) return 0;
  int busy = 0;
  int idle = 0;
  for (PlanetId d : producing_docks(look, f.seat, f.system)) (ordered_of_dock(f, d) > 0 ? busy : idle) += 1;
  return each * (busy + std::min(idle, ordered_ships(f)));
}

// ---- what one more unit offends

bool docks_have_room(const Look& look, const Production& f, PlanetId dock) {
  int all = 0;
  int made = ordered_ships(f) + 1;
  bool fits = !dock.valid();
  const bool one_dock = held(look, Hold::OneDock);
  for (PlanetId d : producing_docks(look, f.seat, f.system)) {
    const int limit = production_limit(look, f.seat, d);
    const int here = ordered_of_dock(f, d);
    all = one_dock ? std::max(all, limit) : all + limit;
    made += here;
    if (d == dock) fits = here < limit;
  }
  return fits && made <= all;
}

bool within_supply(const Look& look, const Production& f, Unit unit, SystemId s) {
  const Fleet& now = fleet(look, f.seat, s);
  int fighters =
      now.of(Unit::Fighter) + ordered_at(f, Unit::Fighter, space_of(s)) + (unit == Unit::Fighter ? 1 : 0);
  int capacity = fighter_capacity(look, f.seat, s);
  if (f.dock.valid() && look.r.planet(f.dock).system == s) capacity += look.r.unit(Unit::SpaceDock).capacity;
  int others = non_fighters(now) + (unit == Unit::Fighter ? 0 : 1);
  for (Unit u : kShips) {
    if (u == Unit::Fighter) continue;
    const int n = ordered_at(f, u, space_of(s));
    others += n;
    capacity += (n + (u == unit ? 1 : 0)) * look.r.unit(u).capacity;
  }
  const int above = std::max(0, fighters - capacity);
  if (has_trait(look, f.seat, Trait::FreeFighters)) return others + above <= fleet_limit(look, f.seat, s);
  return above == 0 && others <= fleet_limit(look, f.seat, s);  // TI3-PRODUCE-14
}

Refusal affordable(const Look& look, const Production& f, Unit unit, Place place, PlanetId dock);

Production with_unit(const Production& f, Unit unit, Place place, PlanetId dock) {
  Production out = f;
  for (Ordered& o : out.orders) {
    if (o.unit == unit && o.place == raw(place) && o.dock == dock) {
      ++o.count;
      return out;
    }
  }
  if (!out.orders.full()) out.orders.push_back({unit, raw(place), 1, dock});
  return out;
}

// The dock that makes what stands on planets: the one there, or near it any that has room.
PlanetId maker(const Look& look, const Production& f, PlanetId planet) {
  const PlanetSet docks = producing_docks(look, f.seat, f.system);
  if (docks.contains(planet)) return planet;
  if (!has_trait(look, f.seat, Trait::PlacesUnitsNearby)) return PlanetId{};
  for (PlanetId d : docks) {
    if (ordered_of_dock(f, d) < production_limit(look, f.seat, d)) return d;
  }
  return PlanetId{};
}

// Why nothing is produced in the system: no dock of the player, or none but new ones.
std::string_view idle_dock(const Look& look, const Production& f) {
  for (PlanetId p : look.r.tile(f.system).planets) {
    if (look.s.planets[p].controller == f.seat && look.s.new_docks.contains(p)) return "TI3-DOCK-7";
  }
  return "TI3-PRODUCE-3";
}

Refusal may_produce(const Look& look, const Production& f, Unit unit, Place place) {
  const Player& p = look.s.players[f.seat];
  if (unit == Unit::SpaceDock) return refuse("TI3-PRODUCE-3");  // built, not produced
  if (producing_docks(look, f.seat, f.system).empty()) return refuse(idle_dock(look, f));
  if (f.orders.full() || look.r.unit(unit).cost == 0) return refuse("TI3-PRODUCE-5");
  if (unit == Unit::WarSun && !has_trait(look, f.seat, Trait::BuildsWarSuns)) return refuse("TI3-PRODUCE-17");
  if (!unlimited(unit) && ordered(f, unit) >= p.reserve[at(unit)]) return refuse("TI3-PRODUCE-15");
  if (unit == Unit::GroundForce && held(look, Hold::NoTroops)) return refuse("TI3-POLITICS-7");
  PlanetId dock;
  if (is_ship(unit)) {
    if (place.planet.valid()) return refuse("TI3-PRODUCE-8");
    if (!harbours(look, f).contains(place.system)) {
      const bool here = place.system == f.system;
      return refuse(here ? "TI3-PRODUCE-16" : "TI3-PRODUCE-8");
    }
    if (!within_supply(look, f, unit, place.system)) return refuse("TI3-PRODUCE-14");
  } else {
    if (!place.planet.valid()) return refuse("TI3-PRODUCE-9");
    dock = maker(look, f, place.planet);
    const bool near = place.planet == dock || harbours(look, f).contains(look.r.planet(place.planet).system);
    if (!dock.valid() || !near || look.s.planets[place.planet].controller != f.seat)
      return refuse("TI3-PRODUCE-9");
    const int pds = look.s.planets[place.planet].own.pds + ordered_at(f, Unit::Pds, place);
    if (unit == Unit::Pds && pds >= kMostPds) return refuse("TI3-PRODUCE-18");
  }
  if (!docks_have_room(look, f, dock)) return refuse("TI3-PRODUCE-5");
  return affordable(look, f, unit, place, dock);
}

Refusal affordable(const Look& look, const Production& f, Unit unit, Place place, PlanetId dock) {
  const int cost = cost_of(look, with_unit(f, unit, place, dock));
  return cost <= purchasing_power(look, f.seat, Currency::Resources) ? kAllowed : refuse("TI3-SPEND-5");
}

void list_units(const Look& look, const Production& f, OptionList& out) {
  const SystemSet ports = harbours(look, f);
  PlanetSet planets;
  for (SystemId s : ports | SystemSet{f.system}) {
    for (PlanetId p : look.r.tile(s).planets) {
      if (look.s.planets[p].controller == f.seat) planets.insert(p);
    }
  }
  for (Unit u : kProduced) {
    if (is_ship(u)) {
      for (SystemId s : ports) {
        if (may_produce(look, f, u, space_of(s)).allowed()) out.add(make(Verb::Produce, u, raw(space_of(s))));
      }
    } else {
      for (PlanetId p : planets) {
        if (may_produce(look, f, u, on(p)).allowed()) out.add(make(Verb::Produce, u, raw(on(p))));
      }
    }
  }
}

Refusal may_add_dock(const Look& look, const Production& f, PlanetId planet) {
  if (!f.builds || f.dock.valid()) return refuse("TI3-DOCK-2");
  if (planet.index() >= look.r.planets.size() || look.r.planet(planet).system != f.system)
    return refuse("TI3-DOCK-2");
  const Refusal r = may_build_dock(look, f.seat, planet);
  if (r.refused()) return r;
  Production with = f;
  with.dock = planet;
  return cost_of(look, with) <= purchasing_power(look, f.seat, Currency::Resources) ? kAllowed
                                                                                    : refuse("TI3-DOCK-6");
}

}  // namespace

Refusal may_build_dock(const Look& look, SeatId seat, PlanetId planet) {
  const Planet& p = look.s.planets[planet];
  if (p.controller != seat || look.s.gained.contains(planet)) return refuse("TI3-DOCK-3");
  if (p.own.docks > 0) return refuse("TI3-DOCK-4");
  if (enemy_ships(look, seat, look.r.planet(planet).system)) return refuse("TI3-DOCK-5");
  return look.s.players[seat].reserve[at(Unit::SpaceDock)] > 0 ? kAllowed : refuse("TI3-LIMIT-2");
}

namespace {

bool is_barren(const Look& look, PlanetId p) {
  for (const LawInPlay& law : look.s.laws) {
    if (law.planet == p && look.r.political_card(law.card).traits.contains(Trait::LawBarrenPlanet))
      return true;
  }
  return false;
}

}  // namespace

PlanetSet producing_docks(const Look& look, SeatId seat, SystemId system) {
  PlanetSet out;
  for (PlanetId p : look.r.tile(system).planets) {
    if (look.s.planets[p].controller != seat || look.s.planets[p].own.docks == 0) continue;
    if (look.s.new_docks.contains(p)) continue;  // TI3-DOCK-7
    if (is_barren(look, p) || held(look, Hold::NoProduction, SeatId{}, p.value)) continue;
    if (held(look, Hold::UsedDock, seat) && !held(look, Hold::UsedDock, seat, p.value)) continue;
    out.insert(p);
  }
  return out;
}

int production_limit(const Look& look, SeatId seat, PlanetId dock) {
  if (law_trait(look, Trait::LawDockLimitTwo)) return 2;
  int n = resources(look, dock) + kOverResources + count_trait(look, seat, Trait::ExtraProduction);
  if (held(look, Hold::MoreProduction, seat, dock.value)) n += influence(look, dock);
  return n;
}

Production production_in(const Look&, SeatId seat, SystemId system, bool builds) {
  Production f;
  f.seat = seat;
  f.system = system;
  f.builds = builds;
  return f;
}

bool can_produce_anything(const Look& look, const Production& f) {
  OptionList list;
  options(look, f, list);
  return list.size() > 1;
}

int cost_of(const Look& look, const Production& f) {
  int sum = 0;
  for (std::size_t i = 0; i < kUnits; ++i) {
    const Unit u = static_cast<Unit>(i);
    const int n = ordered(f, u);
    if (n == 0) continue;
    const int per = per_cost(look, u);
    sum += (n + per - 1) / per * unit_cost(look, f.seat, u);  // TI3-PRODUCE-11, TI3-PRODUCE-12
  }
  sum = std::max(0, sum - extra_resources(look, f));
  return f.dock.valid() ? sum + dock_cost(look, f.seat, f.dock) : sum;
}

Next advance(Play& g, Production& f) {
  switch (f.step) {
    case ProductionStep::Choose:
      return ask(g, f);
    case ProductionStep::Pay: {
      f.step = ProductionStep::Put;
      const int cost = cost_of(g, f);
      return cost > 0 ? g.call(Pay{f.seat, Currency::Resources, static_cast<std::uint8_t>(cost)})
                      : Next::Again;
    }
    case ProductionStep::Put:
      for (const Ordered& o : f.orders) {
        produce_units(g, f.seat, o.unit, o.count, place_of(o.place));
        if (o.unit == Unit::Fighter) note_bought_fighters(g, f.seat, o.count);
      }
      if (f.dock.valid()) produce_units(g, f.seat, Unit::SpaceDock, 1, on(f.dock));
      if (held(g, Hold::OneDock) && !f.orders.empty())
        last(g, Hold::UsedDock, f.seat, producing_docks(g, f.seat, f.system).first().value);
      f.step = ProductionStep::End;
      return Next::Again;
    case ProductionStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Production& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Produce)}; }

void options(const Look& look, const Production& f, OptionList& out) {
  list_units(look, f, out);
  for (PlanetId p : look.r.tile(f.system).planets) {
    if (may_add_dock(look, f, p).allowed()) out.add(make(Verb::Build, raw(p)));
  }
  out.sort_from(0);
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Production& f, Choice c) {
  if (c == make(Verb::Done)) return kAllowed;
  if (c.verb<Verb>() == Verb::Build) return may_add_dock(look, f, planet_at(c, 0));
  if (c.verb<Verb>() != Verb::Produce || at(unit_at(c, 0)) >= kUnits) return refuse("TI3-PRODUCE-1");
  const Place place = place_at(c, 1);
  const bool known = place.planet.valid() ? place.planet.index() < look.r.planets.size()
                                          : look.s.board.contains(place.system);
  return known ? may_produce(look, f, unit_at(c, 0), place) : refuse("TI3-PRODUCE-1");
}

void choose(Play& g, Production& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Produce: {
      const Place place = place_at(c, 1);
      const PlanetId dock = place.planet.valid() ? maker(g, f, place.planet) : PlanetId{};
      f = with_unit(f, unit_at(c, 0), place, dock);
      return;
    }
    case Verb::Build:
      f.dock = planet_at(c, 0);
      return;
    default:
      f.step = f.orders.empty() && !f.dock.valid() ? ProductionStep::End : ProductionStep::Pay;
      return;
  }
}

}  // namespace orrery::ti3
