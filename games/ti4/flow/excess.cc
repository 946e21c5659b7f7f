#include "games/ti4/flow/excess.h"

#include <algorithm>

#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool fighters_fly(const Look& look, SeatId seat) {
  const UnitRow* row = row_of(look, seat, Unit::Fighter);
  return row != nullptr && row->move > 0;
}

int capacity_of(const Look& look, SeatId seat, const SpaceForces& f) {
  int n = 0;
  for (Unit u : kAllUnits) {
    const UnitRow* row = f.of(u) > 0 ? row_of(look, seat, u) : nullptr;
    if (row != nullptr) n += f.of(u) * row->capacity;
  }
  return n;
}

// Half ships that count against the fleet pool: fighters that fly by themselves count above the capacity
// only.
int half_ships(const Look& look, const Excess& e, const SpaceForces& f) {
  int n = 2 * non_fighters(f);
  if (!fighters_fly(look, e.seat)) return n;
  const int room = std::max(0, capacity_of(look, e.seat, f) - f.of(Unit::Infantry));
  const int above = std::max(0, f.of(Unit::Fighter) - free_fighters(look, e.seat, e.system) - room);
  return n + above * (row_of(look, e.seat, Unit::Fighter)->has(UnitTrait::CountsHalf) ? 1 : 2);
}

int cargo_of(const Look& look, const Excess& e, const SpaceForces& f) {
  if (fighters_fly(look, e.seat)) return f.of(Unit::Infantry);
  return f.of(Unit::Infantry) + std::max(0, f.of(Unit::Fighter) - free_fighters(look, e.seat, e.system));
}

SpaceForces without(SpaceForces f, Unit u) {
  --f.units[at(u)];
  return f;
}

const SpaceForces& forces_of(const Look& look, const Excess& e) { return forces(look, e.seat, e.system); }

// ---- fleet pool

bool counts_as_ship(const Look& look, SeatId seat, Unit u) {
  return u != Unit::Fighter || fighters_fly(look, seat);
}

// Removing a carrier may leave more fighters that count than before: such a removal is offered only if no
// other brings the fleet nearer to its limit.
void list_fleet(const Look& look, const Excess& e, OptionList& out) {
  const SpaceForces& f = forces_of(look, e);
  const int now = half_ships(look, e, f);
  for (bool any : {false, true}) {
    for (Unit u : kShips) {
      if (f.of(u) == 0 || !counts_as_ship(look, e.seat, u)) continue;
      if (any || half_ships(look, e, without(f, u)) < now)
        list_removals(look, e.seat, u, space_of(e.system), out);
    }
    if (!out.empty()) return;
  }
}

// ---- capacity

void list_cargo(const Look& look, const Excess& e, OptionList& out) {
  const SpaceForces& f = forces_of(look, e);
  const int now = cargo_of(look, e, f);
  for (Unit u : {Unit::Fighter, Unit::Infantry}) {
    if (f.of(u) > 0 && cargo_of(look, e, without(f, u)) < now)
      list_removals(look, e.seat, u, space_of(e.system), out);
  }
}

// ---- plastic pieces

template <class Visit>
void each_place(const Look& look, SeatId seat, Unit unit, const Visit& visit) {
  for (SystemId s : look.s.presence[seat]) {
    if (units_at(look, seat, unit, space_of(s)) > 0) visit(space_of(s));
    if (unit != Unit::Infantry) continue;
    for (PlanetId p : look.r.tile(s).planets) {
      if (units_at(look, seat, unit, on(p)) > 0) visit(on(p));
    }
  }
}

bool too_many_places(const Look& look, SeatId seat, Unit unit) {
  int places = 0;
  each_place(look, seat, unit, [&](Place) { ++places; });
  return places > look.r.plastic[at(unit)];
}

// ---- space docks that came down

bool stays_in_space(const Look& look, SeatId seat) {
  const UnitRow* row = row_of(look, seat, Unit::SpaceDock);
  return row != nullptr && row->has(UnitTrait::Floating);
}

bool can_hold_dock(const Look& look, const Excess& e, PlanetId p) {
  return look.s.planets[p].controller == e.seat && ground(look, e.seat, p).docks == 0 &&
         !units_barred(look, p);
}

void list_landings(const Look& look, const Excess& e, OptionList& out) {
  for (PlanetId p : look.r.tile(e.system).planets) {
    if (can_hold_dock(look, e, p)) out.add(make(Verb::Place, Unit::SpaceDock, raw(on(p))));
  }
}

// Where everything goes there is nothing to choose.
bool nothing_left(const Look& look, const Excess& e) {
  switch (e.kind) {
    case ExcessKind::Fleet:
      return fleet_limit(look, e.seat) == 0;
    case ExcessKind::Capacity:
      return capacity_of(look, e.seat, forces_of(look, e)) == 0;
    default:
      return false;
  }
}

std::string_view rule_of(ExcessKind kind, Unit unit) {
  switch (kind) {
    case ExcessKind::Fleet:
      return "TI4-65.5";
    case ExcessKind::Capacity:
      return "TI4-17.3";
    case ExcessKind::Plastic:
      return unit == Unit::Fighter ? "TI4-72.3" : "TI4-75.3";
    case ExcessKind::Dock:
      break;
  }
  return "TI4-81.19";
}

}  // namespace

bool above_limit(const Look& look, const Excess& f) {
  switch (f.kind) {
    case ExcessKind::Fleet:
      return half_ships(look, f, forces_of(look, f)) > 2 * fleet_limit(look, f.seat);
    case ExcessKind::Capacity:
      return cargo_of(look, f, forces_of(look, f)) > capacity_of(look, f.seat, forces_of(look, f));
    case ExcessKind::Plastic:
      return too_many_places(look, f.seat, f.unit);
    case ExcessKind::Dock:
      break;
  }
  return forces_of(look, f).of(Unit::SpaceDock) > 0 && !stays_in_space(look, f.seat);
}

void list_removals(const Look& look, SeatId seat, Unit unit, Place place, OptionList& out) {
  if (place.planet.valid()) {
    if (units_at(look, seat, unit, place) > 0)
      out.add(make(Verb::Remove, raw(Piece{unit, false}), raw(place)));
    return;
  }
  const SpaceForces& f = forces(look, seat, place.system);
  for (bool damaged : {false, true}) {
    const Piece piece{unit, damaged};
    if (f.of(piece) > 0) out.add(make(Verb::Remove, raw(piece), raw(place)));
  }
}

Next advance(Play& g, Excess& f) {
  if (!above_limit(g, f)) return Next::Done;
  OptionList list;
  options(g, f, list);
  if (list.empty()) {  // a dock without a planet to go to
    remove_unit(g, f.seat, {Unit::SpaceDock, false}, space_of(f.system));
    return Next::Again;
  }
  if (list.size() > 1 && !nothing_left(g, f)) return Next::Ask;
  choose(g, f, list[0]);
  return Next::Again;
}

Asked asked(const Look&, const Excess& f) {
  const Ask kind = f.kind == ExcessKind::Dock ? Ask::PlaceStructure : Ask::Remove;
  return {f.seat, static_cast<std::uint8_t>(kind)};
}

void options(const Look& look, const Excess& f, OptionList& out) {
  switch (f.kind) {
    case ExcessKind::Fleet:
      list_fleet(look, f, out);
      break;
    case ExcessKind::Capacity:
      list_cargo(look, f, out);
      break;
    case ExcessKind::Plastic:
      each_place(look, f.seat, f.unit, [&](Place p) { list_removals(look, f.seat, f.unit, p, out); });
      break;
    case ExcessKind::Dock:
      list_landings(look, f, out);
      break;
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const Excess& f, Choice c) {
  return listed(look, f, c, rule_of(f.kind, f.unit));
}

void choose(Play& g, Excess& f, Choice c) {
  const Place place = place_at(c, 1);
  switch (f.kind) {
    case ExcessKind::Fleet:
      remove_unit(g, f.seat, piece_at(c, 0), place);  // not destroyed (31.2)
      break;
    case ExcessKind::Capacity:
      destroy_unit(g, f.seat, piece_at(c, 0), place, SeatId{});
      break;
    case ExcessKind::Plastic:
      for (int n = units_at(g, f.seat, f.unit, place); n > 0; --n)
        destroy_unit(g, f.seat, {f.unit, false}, place, SeatId{});
      break;
    case ExcessKind::Dock:
      remove_unit(g, f.seat, {Unit::SpaceDock, false}, space_of(f.system));
      place_units(g, f.seat, Unit::SpaceDock, 1, place);
      break;
  }
}

}  // namespace orrery::ti4
