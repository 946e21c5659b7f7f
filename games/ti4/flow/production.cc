#include "games/ti4/flow/production.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/production_steps.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(ProductionStep)

namespace {

constexpr std::uint8_t kNothing = 0xff;

std::uint8_t byte(int n) { return static_cast<std::uint8_t>(std::min(n, 255)); }

using Planets = FixedVec<PlanetId, 4>;
const Planets& planets_of_tile(const Look& look, const Production& f) {
  return look.r.tile(f.system).planets;
}

std::size_t number_of(const Look& look, const Production& f, PlanetId planet) {
  const Planets& list = planets_of_tile(look, f);
  std::size_t i = 0;
  while (i < list.size() && list[i] != planet) ++i;
  return i;
}

// ---- what units can produce

int value_on_planet(const Look& look, const UnitRow& row, PlanetId planet) {
  return row.production > 0 ? row.production : resources(look, planet) + row.production_over_resources;
}

// What one group of units adds to the use of Production.
void add_value(const Look& look, Production& f, Unit unit, int value, int& limit, int& infantry) {
  limit += value;
  if (unit != Unit::SpaceDock || !has_trait(look, f.seat, Trait::NoDockInfantry)) infantry += value;
}

void count_planet(const Look& look, Production& f, PlanetId planet, int& limit, int& infantry) {
  const GroundForces& here = ground(look, f.seat, planet);
  if (!here.any() || production_barred(look, planet)) return;
  for (Unit u : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
    const UnitRow* row = here.of(u) > 0 ? row_of(look, f.seat, u) : nullptr;
    if (row == nullptr || !row->produces()) continue;
    const int before = infantry;
    add_value(look, f, u, here.of(u) * value_on_planet(look, *row, planet), limit, infantry);
    // 60.3 asks for a unit that used Production, 60.1d forbids the use of a value: infantry of other units
    // may be placed beside a dock that makes none.
    if (infantry > before || look.r.as_of(5)) f.planets.insert(planet);
  }
}

void count_space(const Look& look, Production& f, int& limit, int& infantry) {
  const SpaceForces& here = forces(look, f.seat, f.system);
  for (Unit u : kAllUnits) {
    const UnitRow* row = here.of(u) > 0 ? row_of(look, f.seat, u) : nullptr;
    if (row == nullptr || row->production == 0) continue;
    add_value(look, f, u, here.of(u) * row->production, limit, infantry);
    f.in_space = true;
  }
}

// Ground forces of units in space may also go to planets of the player there (60.4).
void add_own_planets(const Look& look, Production& f) {
  for (PlanetId p : planets_of_tile(look, f)) {
    if (look.s.planets[p].controller == f.seat) f.planets.insert(p);
  }
}

void drop_barred_planets(const Look& look, Production& f) {
  const PlanetSet all = f.planets;
  for (PlanetId p : all) {
    if (units_barred(look, p)) f.planets.erase(p);
  }
}

Production nothing_yet(const Look& look, SeatId seat, SystemId system) {
  Production f;
  f.seat = seat;
  f.system = system;
  f.ships = !other_fleet(look, system, seat).valid();  // 59.6, and with it 4.1
  return f;
}

void set_limits(Production& f, int limit, int infantry) {
  f.limit = byte(limit);
  f.infantry_limit = byte(infantry);
}

// ---- costs

int price(const Look& look, SeatId seat, const UnitRow& row, int count) {
  const int per = has_trait(look, seat, Trait::LawSingleUnits) ? 1 : row.per_cost;
  return (count + per - 1) / per * row.cost;  // 59.2b
}

int full_cost(const Look& look, const Production& f) {
  int sum = 0;
  for (Unit u : kAllUnits) {
    if (f.units[at(u)] > 0) sum += price(look, f.seat, *row_of(look, f.seat, u), f.units[at(u)]);
  }
  return sum;
}

int reduced(const Look& look, const Production& f, int cost) {
  const bool cheaper = f.by_ability && has_trait(look, f.seat, Trait::CheaperProduction);  // FAQ-18
  return std::max(0, cost - (cheaper ? 1 : 0));
}

int chosen(const Production& f) {
  int n = 0;
  for (std::uint8_t count : f.units) n += count;
  return n;
}

// What the options need, computed once per question.
struct Means {
  int power = 0;  // resources that can be raised
  int cost = 0;   // of what is chosen, before reductions
  int chosen = 0;
};
Means means_of(const Look& look, const Production& f) {
  return {purchasing_power(look, f.seat, Currency::Resources), full_cost(look, f), chosen(f)};
}

// ---- one more unit

bool is_allowed(const Production& f, Unit unit) {
  return (f.allowed >> at(unit) & 1U) != 0 && (!f.only_ships || is_ship(unit));
}

// Whether one more unit of the type could be made, pieces apart.
Refusal check_unit(const Look& look, const Production& f, const Means& m, Unit unit) {
  const UnitRow* row = row_of(look, f.seat, unit);
  if (row == nullptr || row->cost == 0) return refuse("TI4-27.3");
  if (!is_allowed(f, unit)) return refuse("TI4-59.4");
  if (is_ship(unit) && !f.ships) return refuse("TI4-59.6");
  if (m.chosen >= f.limit) return refuse(f.by_ability ? "TI4-60.1" : "TI4-59.4");
  if (unit == Unit::Infantry && f.units[at(unit)] >= f.infantry_limit) return refuse("TI4-60.1d");
  const int count = f.units[at(unit)];
  const int cost = m.cost - price(look, f.seat, *row, count) + price(look, f.seat, *row, count + 1);
  if (cost > f.cost_limit) return refuse("TI4-59.4");
  return reduced(look, f, cost) > m.power ? refuse("TI4-59.1") : kAllowed;
}

bool pieces_left(const Look& look, const Production& f, Unit unit) {
  return f.units[at(unit)] < available(look, f.seat, unit);
}

int infantry_to_space(const Production& f) {
  int n = f.units[at(Unit::Infantry)];
  for (std::uint8_t on_planet : f.infantry_on) n -= on_planet;
  return n;
}

// Ground forces in the space area cannot exceed the capacity there, that of new ships included (60.4a).
bool fits_in_space(const Look& look, const Production& f) {
  int room = capacity_in(look, f.seat, f.system) - cargo_in(look, f.seat, f.system) - infantry_to_space(f);
  for (Unit u : kShips) {
    if (f.units[at(u)] > 0) room += f.units[at(u)] * row_of(look, f.seat, u)->capacity;
  }
  const UnitRow* fighter = row_of(look, f.seat, Unit::Fighter);
  if (fighter != nullptr && fighter->move == 0) {
    const int spare =
        std::max(0, free_fighters(look, f.seat, f.system) - forces(look, f.seat, f.system).of(Unit::Fighter));
    room -= std::max(0, f.units[at(Unit::Fighter)] - spare);
  }
  return room > 0;
}

void list_infantry(const Look& look, const Production& f, OptionList& out) {
  if (f.in_space && fits_in_space(look, f))
    out.add(make(Verb::Produce, Unit::Infantry, raw(space_of(f.system))));
  for (PlanetId p : f.planets) out.add(make(Verb::Produce, Unit::Infantry, raw(on(p))));
}

void list_units(const Look& look, const Production& f, const Means& m, OptionList& out) {
  for (Unit u : kAllUnits) {
    if (f.recalled != kNothing && f.recalled != static_cast<std::uint8_t>(u)) continue;
    if (check_unit(look, f, m, u).refused() || !pieces_left(look, f, u)) continue;
    if (u == Unit::Infantry) {
      list_infantry(look, f, out);
    } else {
      out.add(make(Verb::Produce, u, raw(space_of(f.system))));
    }
  }
}

Refusal check_produce(const Look& look, const Production& f, Choice c) {
  const Unit unit = unit_at(c, 0);
  const Place place = place_at(c, 1);
  if (at(unit) >= kUnits || c != make(Verb::Produce, unit, raw(place))) return refuse("TI4-59.1");
  if (f.recalled != kNothing && f.recalled != static_cast<std::uint8_t>(unit)) return refuse("TI4-44.4b");
  const Refusal general = check_unit(look, f, means_of(look, f), unit);
  if (general.refused()) return general;
  if (!pieces_left(look, f, unit)) return refuse("TI4-59.5");
  if (unit != Unit::Infantry) return place == space_of(f.system) ? kAllowed : refuse("TI4-60.2");
  if (place.planet.valid()) return f.planets.contains(place.planet) ? kAllowed : refuse("TI4-60.3");
  if (!f.in_space || place != space_of(f.system)) return refuse("TI4-60.3");
  return fits_in_space(look, f) ? kAllowed : refuse("TI4-60.4a");
}

// ---- recalling pieces

// Ships of a type whose pieces are all on the board may be taken from systems without an own token, any
// number of them; at least one is then produced, the others as the player wishes (59.5a).
bool may_recall(const Look& look, const Production& f, const Means& m, Unit unit) {
  if (f.recalled != kNothing) return f.recalled == static_cast<std::uint8_t>(unit);
  return check_unit(look, f, m, unit).allowed() && !pieces_left(look, f, unit);
}

void list_recalls(const Look& look, const Production& f, const Means& m, OptionList& out) {
  std::uint32_t types = 0;
  for (Unit u : kShips) {
    if (may_recall(look, f, m, u)) types |= 1U << at(u);
  }
  if (types == 0) return;
  const SystemSet from = look.s.ships_in[f.seat] - look.s.players[f.seat].tokens;
  for (bool damaged : {false, true}) {
    for (Unit u : kShips) {
      if ((types >> at(u) & 1U) == 0) continue;
      const Piece piece{u, damaged};
      for (SystemId s : from) {
        if (forces(look, f.seat, s).of(piece) > 0) out.add(make(Verb::Recall, raw(piece), raw(space_of(s))));
      }
    }
  }
}

Refusal check_recall(const Look& look, const Production& f, Choice c) {
  const Unit unit = piece_at(c, 0).unit;
  const Place place = place_at(c, 1);
  if (at(unit) >= kUnits) return refuse("TI4-59.5a");
  if (f.recalled != kNothing && f.recalled != static_cast<std::uint8_t>(unit)) return refuse("TI4-44.4b");
  const Refusal general = check_unit(look, f, means_of(look, f), unit);
  if (general.refused()) return general;
  if (!place.planet.valid() && look.s.players[f.seat].tokens.contains(place.system))
    return refuse("TI4-59.5a");
  return listed(look, f, c, "TI4-59.5a");
}

// ---- steps

// The units that produce may have changed their value since the use was announced.
void count_again(const Look& look, Production& f) {
  if (!f.by_ability || f.single) return;
  const Production now =
      f.dock.valid() ? production_of_dock(look, f.seat, f.dock) : production_in(look, f.seat, f.system);
  f.limit = now.limit;
  f.infantry_limit = now.infantry_limit;
}

void start_over(Production& f) {
  f.units = {};
  f.infantry_on = {};
  f.recalled = kNothing;
}

Next choose_units(Play& g, Production& f) {
  // A deal made meanwhile may have cost the means for what was chosen.
  if (cost_of(g, f) > purchasing_power(g, f.seat, Currency::Resources)) start_over(f);
  return ask(g, f);
}

Next pay(Play& g, Production& f) {
  const int cost = cost_of(g, f);
  if (cost > purchasing_power(g, f.seat, Currency::Resources)) {
    start_over(f);
    f.step = ProductionStep::Choose;
    return Next::Again;
  }
  f.step = ProductionStep::Put;
  if (cost == 0) return Next::Again;
  Pay p;
  p.seat = f.seat;
  p.currency = Currency::Resources;
  p.owed = byte(cost);
  return g.call(p);
}

void place_all(Play& g, Production& f) {
  for (Unit u : kShips) produce_units(g, f.seat, u, f.units[at(u)], space_of(f.system));
  const Planets& planets = planets_of_tile(g, f);
  produce_units(g, f.seat, Unit::Infantry, infantry_to_space(f), space_of(f.system));
  for (std::size_t i = 0; i < planets.size(); ++i)
    produce_units(g, f.seat, Unit::Infantry, f.infantry_on[i], on(planets[i]));
}

Next after_use(Play& g, const Production& f) {
  if (!f.by_ability) return Next::Again;
  return open_window(g, Timing::UnitsProduced, raw(f.seat), raw(f.system), f.units[at(Unit::Fighter)]);
}

}  // namespace

bool production_stymied(const Look& look, SeatId seat, SystemId system) {
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId holder(i);
    if (holder == seat || !has_trait(look, holder, Trait::Stymies)) continue;
    for (NoteId note : look.s.players[holder].notes_in_play) {
      if (Rules::owner_of(note) != seat) continue;
      const NoteKindId kind = note_kind(look, note);
      if (!kind.valid() || !look.r.note_kinds[kind.index()].traits.contains(Trait::Stymies)) continue;
      const SystemSet near = look.s.presence[holder] - look.r.home_tiles;
      if (near.contains(system) || near.intersects(adjacent_systems(look, system))) return true;
    }
  }
  return false;
}

Production production_in(const Look& look, SeatId seat, SystemId system) {
  Production f = nothing_yet(look, seat, system);
  if (!has_units(look, seat, system) || production_stymied(look, seat, system)) return f;
  int limit = 0;
  int infantry = 0;
  for (PlanetId p : planets_of_tile(look, f)) count_planet(look, f, p, limit, infantry);
  count_space(look, f, limit, infantry);
  if (limit == 0) return f;
  if (f.in_space) add_own_planets(look, f);
  drop_barred_planets(look, f);
  set_limits(f, limit, infantry);
  return f;
}

Production production_of_dock(const Look& look, SeatId seat, PlanetId planet) {
  const SystemId system = look.r.planet(planet).system;
  Production f = nothing_yet(look, seat, system);
  f.dock = planet;
  const UnitRow* row = row_of(look, seat, Unit::SpaceDock);
  if (row == nullptr || !row->produces() || ground(look, seat, planet).docks == 0 ||
      production_barred(look, planet) || production_stymied(look, seat, system))
    return f;
  int limit = 0;
  int infantry = 0;
  add_value(look, f, Unit::SpaceDock, value_on_planet(look, *row, planet), limit, infantry);
  if (infantry > 0) f.planets.insert(planet);
  drop_barred_planets(look, f);
  set_limits(f, limit, infantry);
  return f;
}

Production production_of_floating_dock(const Look& look, SeatId seat, SystemId system) {
  Production f = nothing_yet(look, seat, system);
  f.single = true;
  const UnitRow* row = row_of(look, seat, Unit::SpaceDock);
  if (row == nullptr || row->production == 0 || forces(look, seat, system).of(Unit::SpaceDock) == 0 ||
      production_stymied(look, seat, system))
    return f;
  int limit = 0;
  int infantry = 0;
  add_value(look, f, Unit::SpaceDock, row->production, limit, infantry);
  f.in_space = true;
  add_own_planets(look, f);
  drop_barred_planets(look, f);
  set_limits(f, limit, infantry);
  return f;
}

Production production_by_effect(const Look& look, SeatId seat, SystemId system, int limit,
                                const PlanetSet& planets) {
  Production f = nothing_yet(look, seat, system);
  f.by_ability = false;
  f.planets = planets;
  drop_barred_planets(look, f);
  if (!production_stymied(look, seat, system)) f.limit = byte(limit);
  return f;
}

bool can_produce_anything(const Look& look, const Production& f) {
  if (f.limit == 0) return false;
  OptionList list;
  const Means m = means_of(look, f);
  list_units(look, f, m, list);
  if (list.empty()) list_recalls(look, f, m, list);
  return !list.empty();
}

int cost_of(const Look& look, const Production& f) { return reduced(look, f, full_cost(look, f)); }

Next advance(Play& g, Production& f) {
  switch (f.step) {
    case ProductionStep::Start:
      f.step = ProductionStep::Count;
      if (!f.by_ability || f.limit == 0) return Next::Again;
      return open_window(g, Timing::ProductionUsed, raw(f.seat), raw(f.system));
    case ProductionStep::Count:
      count_again(g, f);
      f.step = ProductionStep::Choose;
      return Next::Again;
    case ProductionStep::Choose:
      return choose_units(g, f);
    case ProductionStep::Pay:
      return pay(g, f);
    case ProductionStep::Put:
      place_all(g, f);
      f.step = ProductionStep::Used;
      return Next::Again;
    case ProductionStep::Used:
      f.step = ProductionStep::End;
      end_swap(g);  // what comes after the use is no part of it
      return after_use(g, f);
    case ProductionStep::End:
      break;
  }
  end_swap(g);
  return Next::Done;
}

Asked asked(const Look&, const Production& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Produce)}; }

void options(const Look& look, const Production& f, OptionList& out) {
  const Means m = means_of(look, f);
  list_units(look, f, m, out);
  list_recalls(look, f, m, out);
  if (f.recalled == kNothing) out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Production& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Produce:
      return check_produce(look, f, c);
    case Verb::Recall:
      return check_recall(look, f, c);
    case Verb::Done:
      return listed(look, f, c, "TI4-44.4b");
    default:
      return refuse("TI4-59.0");
  }
}

void choose(Play& g, Production& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Produce: {
      const Unit unit = unit_at(c, 0);
      const Place place = place_at(c, 1);
      f.units[at(unit)] = byte(f.units[at(unit)] + 1);
      if (place.planet.valid()) ++f.infantry_on[number_of(g, f, place.planet)];
      f.recalled = kNothing;
      break;
    }
    case Verb::Recall:
      remove_unit(g, f.seat, piece_at(c, 0), place_at(c, 1));
      f.recalled = static_cast<std::uint8_t>(piece_at(c, 0).unit);
      break;
    default:  // done
      f.step = chosen(f) > 0 ? ProductionStep::Pay : ProductionStep::End;
      break;
  }
}

}  // namespace orrery::ti4
