#include "games/ti4/flow/movement.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/movement_steps.h"
#include "games/ti4/flow/paths.h"
#include "games/ti4/luck.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(MovementStep)

namespace {

// What may move by itself: ships, and space docks that float.
constexpr std::array<Unit, 8> kMovers{Unit::Flagship, Unit::WarSun,    Unit::Dreadnought, Unit::Carrier,
                                      Unit::Cruiser,  Unit::Destroyer, Unit::Fighter,     Unit::SpaceDock};
constexpr int kLostBelow = 4;  // a gravity rift takes the ship on 1-3 (39.2)

bool is_mover(Unit u) { return is_ship(u) || u == Unit::SpaceDock; }

bool spare_bonus(const Look& look) { return look.s.tactical.single_bonus > 0; }

// ---- cargo

bool cargo_on_planets(const Look& look, SeatId seat, SystemId s) {
  for (PlanetId p : look.r.tile(s).planets) {
    if (ground(look, seat, p).infantry > 0) return true;
  }
  return false;
}

bool cargo_in_system(const Look& look, SeatId seat, SystemId s) {
  const SpaceForces& f = forces(look, seat, s);
  return f.of(Unit::Fighter) + f.of(Unit::Infantry) > 0 || cargo_on_planets(look, seat, s);
}

// Systems on the way where ships may pick up something: none with an own command token (85.3).
SystemSet depots(const Look& look, SeatId seat) {
  SystemSet out;
  SystemSet candidates = look.s.presence[seat] - look.s.players[seat].tokens;
  candidates.erase(active(look));
  for (SystemId s : candidates) {
    if (cargo_in_system(look, seat, s)) out.insert(s);
  }
  return out;
}

Flight flight_of(const Look& look, const Chart& chart, SeatId seat, const Moving& ship) {
  const Unit unit = piece_of(ship.piece).unit;
  Flight f;
  f.from = ship.from;
  f.stops = ship.stops;
  f.move = move_value(look, chart, seat, unit, ship.from) + (ship.boosted ? 1 : 0);
  f.passes = passes_fleets(look, seat, unit, ship.from);
  return f;
}

// Where a ship of the active system turns round that goes nowhere else: not in the rift if there is a choice.
SystemId turning_point(const Look& look, const Chart& chart, const Flight& f) {
  SystemSet near = next_to(look, chart, chart.target) & chart.passable[f.passes ? 1 : 0];
  const bool by_rift = chart.rift.valid() && near.contains(chart.rift);
  if (by_rift) near.erase(chart.rift);
  const int left = f.move + (spare_bonus(look) ? 1 : 0);
  if (left >= 2 && !near.empty()) return near.first();
  return by_rift && left >= 1 ? chart.rift : SystemId{};
}

// The flight of a ship with its cargo. Out of the active system it has to move, also if all it picks up is
// there (51.3e, 85.1).
Flight course_of(const Look& look, const Chart& chart, SeatId seat, const Moving& ship) {
  Flight f = flight_of(look, chart, seat, ship);
  if (f.from != chart.target || ship.infantry + ship.fighters == 0) return f;
  f.stops.erase(chart.target);
  const SystemId turn = f.stops.empty() ? turning_point(look, chart, f) : SystemId{};
  if (turn.valid()) f.stops.insert(turn);
  return f;
}

int hold_left(const Look& look, SeatId seat, const Moving& ship) {
  const UnitRow* row = row_of(look, seat, piece_of(ship.piece).unit);
  return row == nullptr ? 0 : row->capacity - ship.infantry - ship.fighters;  // 85.0
}

bool room_in_loads(const Look& look, Unit unit, Place place) {
  const auto& loads = look.s.tactical.loads;
  if (!loads.full()) return true;
  const std::size_t ship = look.s.tactical.moving.size() - 1;
  return std::any_of(loads.begin(), loads.end(), [&](const Loaded& l) {
    return l.ship == ship && l.unit == unit && l.place == raw(place);
  });
}

// Where the ship declared last may pick up cargo: where it starts, where it ends, and on a way there (85.1).
SystemSet sources(const Look& look, SeatId seat) {
  const Moving& ship = look.s.tactical.moving.back();
  SystemSet out = ship.stops;
  out.insert(ship.from);
  out.insert(active(look));
  const SystemSet more = depots(look, seat) - out;
  if (more.empty()) return out;
  const Chart chart = chart_of(look, seat, look.s.tactical.moving.size() - 1);
  const Flight flight = flight_of(look, chart, seat, ship);
  // What is left of the move value there at best: only out of the rift the first step is free.
  const int left = flight.move + (spare_bonus(look) ? 1 : 0) - (ship.from == chart.rift ? 0 : 1);
  Reach reach;
  find_reach(look, chart, flight.passes, left, reach);
  const SystemSet on_ways = more & chart.passable[flight.passes ? 1 : 0];
  for (SystemId s : on_ways) {
    if (std::min(reach.safe[s], reach.risky[s]) > left) continue;
    Flight detour = flight;
    detour.stops.insert(s);
    if (plan_flight(look, chart, detour, spare_bonus(look)).possible) out.insert(s);
  }
  return out;
}

// Fighters and ground forces in the space area of the active system gain nothing by being picked up there:
// they are not offered.
void list_loads(const Look& look, const Movement& f, OptionList& out) {
  const Moving& ship = look.s.tactical.moving.back();
  if (hold_left(look, f.seat, ship) <= 0) return;
  const SystemSet from = sources(look, f.seat);
  PlanetSet planets;
  for (SystemId s : from) {
    for (PlanetId p : look.r.tile(s).planets) {
      if (ground(look, f.seat, p).infantry > 0) planets.insert(p);
    }
  }
  for (Unit u : {Unit::Fighter, Unit::Infantry}) {
    for (SystemId s : from) {
      if (s == active(look) || forces(look, f.seat, s).of(u) == 0) continue;
      if (room_in_loads(look, u, space_of(s))) out.add(make(Verb::Load, u, raw(space_of(s))));
    }
  }
  for (PlanetId p : planets) {
    if (room_in_loads(look, Unit::Infantry, on(p))) out.add(make(Verb::Load, Unit::Infantry, raw(on(p))));
  }
}

Refusal check_load(const Look& look, const Movement& f, Choice c) {
  const Unit unit = unit_at(c, 0);
  const Place place = place_at(c, 1);
  if (unit == Unit::Pds || unit == Unit::SpaceDock) return refuse("TI4-78.3");
  if (unit != Unit::Fighter && unit != Unit::Infantry) return refuse("TI4-85.0");
  if (c != make(Verb::Load, unit, raw(place))) return refuse("TI4-85.0");
  if (place.planet.valid() ? place.planet.index() >= look.r.planets.size() || unit == Unit::Fighter
                           : !look.s.board.contains(place.system))
    return refuse("TI4-85.1");
  const SystemId s = place.planet.valid() ? look.r.planet(place.planet).system : place.system;
  if (units_at(look, f.seat, unit, place) == 0) return refuse("TI4-85.0");
  if (hold_left(look, f.seat, look.s.tactical.moving.back()) <= 0) return refuse("TI4-85.0");
  if (s != active(look) && look.s.players[f.seat].tokens.contains(s)) return refuse("TI4-85.3");
  return listed(look, f, c, "TI4-85.1");
}

// A detour may need the bonus for one ship.
void take_bonus_if_needed(Play& g, SeatId seat) {
  const Moving& ship = g.s.tactical.moving.back();
  if (!spare_bonus(g)) return;
  const Chart chart = chart_of(g, seat, g.s.tactical.moving.size() - 1);
  if (!plan_flight(g, chart, course_of(g, chart, seat, ship), true).boost) return;
  boost_last_ship(g);
}

// ---- declaring

// What the question needs to know of all ships, computed once.
struct Survey {
  Chart chart;
  SystemSet from;  // systems whose ships may come into question
  std::array<Reach, 2> reach;
  std::array<bool, 2> known{};
  int most = 0;
};

int most_move(const Look& look, SeatId seat) {
  int most = 0;
  for (Unit u : kMovers) {
    const UnitRow* row = row_of(look, seat, u);
    if (row != nullptr) most = std::max(most, row->move);
  }
  return most + look.s.tactical.bonus_move + (spare_bonus(look) ? 1 : 0) +
         (has_trait(look, seat, Trait::Slipstream) ? 1 : 0);
}

bool floats(const Look& look, SeatId seat) {
  const UnitRow* row = row_of(look, seat, Unit::SpaceDock);
  return row != nullptr && row->has(UnitTrait::Floating);
}

const Reach& reach_of(const Look& look, Survey& v, bool passes) {
  const std::size_t i = passes ? 1 : 0;
  if (!v.known[i]) {
    find_reach(look, v.chart, passes, v.most, v.reach[i]);
    v.known[i] = true;
  }
  return v.reach[i];
}

void survey(const Look& look, SeatId seat, Survey& v) {
  v.chart = chart_of(look, seat, look.s.tactical.moving.size());
  v.from = floats(look, seat) ? look.s.presence[seat] : look.s.ships_in[seat];
  SystemSet held = look.s.players[seat].tokens;  // 51.3c
  held.erase(v.chart.target);
  v.from -= held;
  v.most = most_move(look, seat);
}

// A ship of the active system moves only to fetch something and come back (51.3e).
bool can_fetch(const Look& look, const Chart& chart, SeatId seat, Unit unit) {
  const UnitRow* row = row_of(look, seat, unit);
  if (row == nullptr || row->capacity == 0) return false;
  Flight f;
  f.from = chart.target;
  f.move = move_value(look, chart, seat, unit, chart.target);
  f.passes = passes_fleets(look, seat, unit, chart.target);
  if (f.move == 0) return false;
  if (cargo_on_planets(look, seat, chart.target) && turning_point(look, chart, f).valid()) return true;
  const SystemSet near = depots(look, seat) & chart.passable[f.passes ? 1 : 0];
  for (SystemId s : near) {
    f.stops = SystemSet{s};
    if (plan_flight(look, chart, f, spare_bonus(look)).possible) return true;
  }
  return false;
}

bool can_move(const Look& look, Survey& v, SeatId seat, Unit unit, SystemId from) {
  if (from == v.chart.target) return can_fetch(look, v.chart, seat, unit);
  const int move = move_value(look, v.chart, seat, unit, from);
  if (move == 0) return false;
  const Reach& reach = reach_of(look, v, passes_fleets(look, seat, unit, from));
  return std::min(reach.safe[from], reach.risky[from]) <= move + (spare_bonus(look) ? 1 : 0);
}

void list_moves(const Look& look, const Movement& f, OptionList& out) {
  if (look.s.tactical.moving.full()) return;
  Survey v;
  survey(look, f.seat, v);
  if (!v.chart.open || v.from.empty()) return;
  for (bool damaged : {false, true}) {
    for (Unit u : kMovers) {
      const UnitRow* row = row_of(look, f.seat, u);
      if (row == nullptr || row->move == 0 || (damaged && at(u) >= kSustaining)) continue;
      const Piece piece{u, damaged};
      for (SystemId s : v.from) {
        if (forces(look, f.seat, s).of(piece) > 0 && can_move(look, v, f.seat, u, s))
          out.add(make(Verb::Move, raw(piece), raw(s)));
      }
    }
  }
}

Refusal check_move(const Look& look, const Movement& f, Choice c) {
  const Piece piece = piece_at(c, 0);
  const SystemId from = system_at(c, 1);
  if (piece.unit == Unit::Pds || (piece.unit == Unit::SpaceDock && !floats(look, f.seat)))
    return refuse("TI4-78.3");
  if (at(piece.unit) >= kUnits || !is_mover(piece.unit) || (piece.damaged && at(piece.unit) >= kSustaining))
    return refuse("TI4-52.0");
  if (c != make(Verb::Move, raw(piece), raw(from)) || !look.s.board.contains(from)) return refuse("TI4-51.3");
  if (forces(look, f.seat, from).of(piece) == 0) return refuse("TI4-51.3");
  if (from != active(look) && look.s.players[f.seat].tokens.contains(from)) return refuse("TI4-51.3c");
  if (look.s.tactical.moving.full()) return refuse("TI4-51.3");
  Survey v;
  survey(look, f.seat, v);
  Flight flight;
  flight.from = from;
  flight.move = move_value(look, v.chart, f.seat, piece.unit, from);
  flight.passes = passes_fleets(look, f.seat, piece.unit, from);
  if (flight.move == 0) return refuse("TI4-52.0");
  if (v.chart.open && can_move(look, v, f.seat, piece.unit, from)) return kAllowed;
  if (from == active(look))
    return refuse(turning_point(look, v.chart, flight).valid() ? "TI4-Q-1" : "TI4-51.3e");
  if (spare_bonus(look)) ++flight.move;
  return refuse(closing_rule(look, v.chart, flight));
}

bool same_group(const Moving& a, const Moving& b) {
  return a.piece == b.piece && a.from == b.from && !a.boosted && !b.boosted;
}

// Ships alike without a hold share an entry, so that the list stays short; not across a flagship that takes a
// wormhole along, for then the order matters.
void join_group(Play& g, SeatId seat) {
  const auto& moving = g.s.tactical.moving;
  const UnitRow* row = row_of(g, seat, piece_of(moving.back().piece).unit);
  if (row->capacity > 0 || moving.back().count > 1) return;
  for (std::size_t i = moving.size() - 1; i-- > 0;) {
    const Unit unit = piece_of(moving[i].piece).unit;
    if (row_of(g, seat, unit)->has(UnitTrait::OffersDeltaWormhole)) return;
    if (!same_group(moving[i], moving.back())) continue;
    join_last_ship(g, i);
    return;
  }
}

void declare(Play& g, Movement& f, Piece piece, SystemId from) {
  const Chart chart = chart_of(g, f.seat, g.s.tactical.moving.size());
  Moving ship;
  ship.piece = raw(piece);
  ship.from = from;
  ship.boosted = plan_flight(g, chart, flight_of(g, chart, f.seat, ship), spare_bonus(g)).boost;
  declare_ship(g, f.seat, ship);
  join_group(g, f.seat);
  if (row_of(g, f.seat, piece.unit)->capacity > 0) f.step = MovementStep::Load;
}

// ---- flying

void come_in(Play& g, Movement& f, const Moving& ship) {
  if (ship.count == 0) return;
  arrive(g, f.seat, ship, active(g));
  if (is_ship(piece_of(ship.piece).unit)) note_ships_moved(g);
}

// The way is gone (CREUSS-3): ship and cargo stay where they were.
void stay_behind(Play& g, Movement& f) {
  const Moving ship = lift_off(g, f.at);
  arrive(g, f.seat, ship, ship.from);
  for (const Loaded& l : g.s.tactical.loads) {
    const Place place = place_of(l.place);
    if (l.ship != f.at || place == space_of(ship.from)) continue;
    if (l.unit == Unit::Infantry) {
      relocate_infantry(g, f.seat, l.count, space_of(ship.from), place);
    } else {
      for (int i = 0; i < l.count; ++i)
        shift_unit(g, f.seat, {Unit::Fighter, false}, ship.from, place.system);
    }
  }
}

// Ships fly in the declared order; those that come to the rift wait for a die each.
Next fly(Play& g, Movement& f) {
  const auto& moving = g.s.tactical.moving;
  for (; f.at < moving.size(); ++f.at) {
    const Chart chart = chart_of(g, f.seat, f.at);
    const Flight flight = course_of(g, chart, f.seat, moving[f.at]);
    if (can_fly(g, chart, flight, false)) {
      come_in(g, f, lift_off(g, f.at));
    } else if (can_fly(g, chart, flight, true)) {
      f.dice = moving[f.at].count;
      f.step = MovementStep::Rift;
      return Next::Chance;
    } else {
      stay_behind(g, f);
    }
  }
  end_flight(g);
  alert(g, Alert::Fleets);  // all arrive at once (51.5): only now do limits matter
  alert(g, Alert::Factories);
  f.step = MovementStep::End;
  return Next::Again;
}

}  // namespace

Next advance(Play& g, Movement& f) {
  switch (f.step) {
    case MovementStep::Declare:
    case MovementStep::Load:
      return ask(g, f);
    case MovementStep::Fly:
      return fly(g, f);
    case MovementStep::Rift:
      return Next::Chance;
    case MovementStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Movement& f) {
  return {f.seat, static_cast<std::uint8_t>(f.step == MovementStep::Load ? Ask::Load : Ask::Move)};
}

void options(const Look& look, const Movement& f, OptionList& out) {
  if (f.step == MovementStep::Load) {
    list_loads(look, f, out);
  } else {
    list_moves(look, f, out);
  }
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Movement& f, Choice c) {
  if (c == make(Verb::Done)) return kAllowed;
  if (f.step == MovementStep::Load)
    return c.verb<Verb>() == Verb::Load ? check_load(look, f, c) : refuse("TI4-85.0");
  return c.verb<Verb>() == Verb::Move ? check_move(look, f, c) : refuse("TI4-51.3");
}

void choose(Play& g, Movement& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Move:
      declare(g, f, piece_at(c, 0), system_at(c, 1));
      break;
    case Verb::Load:
      load_unit(g, f.seat, unit_at(c, 0), place_at(c, 1));
      note_load(g, unit_at(c, 0), place_at(c, 1));
      take_bonus_if_needed(g, f.seat);
      break;
    default:  // done
      f.step = f.step == MovementStep::Load ? MovementStep::Declare : MovementStep::Fly;
      break;
  }
}

ChancePoint chance(const Look&, const Movement& f) {
  Pool faces;
  for (int i = 1; i <= 10; ++i) faces.insert(PoolItem(i));
  ChancePoint point = luck(Luck::Roll, faces, f.dice, f.seat);
  point.replace = true;
  return point;
}

void outcome(Play& g, Movement& f, const Outcome& o) {
  Moving ship = lift_off(g, f.at);
  Moving lost = ship;
  lost.count = 0;
  for (std::uint8_t face : o.items) {
    g.emit(Happening::DieShown, raw(f.seat), piece_of(ship.piece).unit, face, kLostBelow);
    if (face < kLostBelow) ++lost.count;
  }
  ship.count = static_cast<std::uint8_t>(ship.count - lost.count);
  if (lost.count > 0) lose_in_rift(g, f.seat, lost, chart_of(g, f.seat, f.at).rift);
  come_in(g, f, ship);  // cargo goes with the ship (39.2b): only single ships carry any
  ++f.at;
  f.step = MovementStep::Fly;
}

}  // namespace orrery::ti4
