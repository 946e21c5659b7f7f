#include "games/ti4/flow/retreat.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/paths.h"
#include "games/ti4/flow/retreat_steps.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/flow/tokens.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(RetreatStep)

namespace {

constexpr int kSurvivesRift = 4;  // 39.2: lost on 1 to 3

SystemId here(const Look& look) { return look.s.tactical.system; }

// Ships that move by themselves; a Floating Factory retreats like a ship. Effects that move a fleet away take
// all ships along, whatever their move value: fighters need no transport (51.8).
bool moves(const Look& look, SeatId seat, Unit unit, bool by_effect) {
  if (!is_ship(unit) && unit != Unit::SpaceDock) return false;
  const UnitRow* row = row_of(look, seat, unit);
  return row != nullptr && (row->move > 0 || (by_effect && is_ship(unit)));
}

bool any_ship_moves(const Look& look, SeatId seat, bool by_effect) {
  for (Unit unit : kShips) {
    if (forces(look, seat, here(look)).of(unit) > 0 && moves(look, seat, unit, by_effect)) return true;
  }
  return false;
}

// Limits of anomalies (14.1, 54.1, 79.1); the destination is never the active system.
bool may_retreat_into(const Look& look, SeatId seat, SystemId s) {
  switch (anomaly_of(look, s)) {
    case Anomaly::AsteroidField:
      return has_trait(look, seat, Trait::EnterAsteroids);
    case Anomaly::Nebula:
      return false;
    case Anomaly::Supernova:
      return has_trait(look, seat, Trait::MoveIntoSupernovas);
    default:
      return true;
  }
}

bool at_home_in(const Look& look, SeatId seat, SystemId s) {  // 23.7d
  if (has_units(look, seat, s)) return true;
  for (PlanetId p : look.r.tile(s).planets) {
    if (look.s.planets[p].controller == seat) return true;
  }
  return false;
}

// ---- cargo

// The capacity of what moves away.
int room(const Look& look, const Retreat& f) {
  const SpaceForces& fleet = forces(look, f.seat, here(look));
  int n = 0;
  for (Unit unit : kAllUnits) {
    if (moves(look, f.seat, unit, f.any_system)) n += fleet.of(unit) * row_of(look, f.seat, unit)->capacity;
  }
  return n;
}

int fighters_to_carry(const Look& look, const Retreat& f) {
  if (moves(look, f.seat, Unit::Fighter, f.any_system)) return 0;
  return forces(look, f.seat, here(look)).of(Unit::Fighter) - f.stay_f;
}
int infantry_to_carry(const Look& look, const Retreat& f) {
  return forces(look, f.seat, here(look)).of(Unit::Infantry) - f.stay_i;
}
int spare_room(const Look& look, const Retreat& f) {
  return room(look, f) - fighters_to_carry(look, f) - infantry_to_carry(look, f);
}

bool infantry_on_planets(const Look& look, SeatId seat) {
  for (PlanetId p : look.r.tile(here(look)).planets) {
    if (ground(look, seat, p).infantry > 0) return true;
  }
  return false;
}

// What cannot be carried stays behind (23.7c); what can be carried besides may come from planets (51.4,
// FAQ-6).
Next cargo(Play& g, Retreat& f) {
  const int spare = spare_room(g, f);
  if (spare < 0) {
    const int fighters = fighters_to_carry(g, f);
    const int infantry = infantry_to_carry(g, f);
    if (fighters > 0 && infantry > 0 && fighters + infantry > -spare) return Next::Ask;
    const int leave_f = std::min(fighters, -spare);
    f.stay_f = static_cast<std::uint8_t>(f.stay_f + leave_f);
    f.stay_i = static_cast<std::uint8_t>(f.stay_i + std::min(infantry, -spare - leave_f));
    return Next::Again;
  }
  if (spare > 0 && !f.loaded && infantry_on_planets(g, f.seat)) return Next::Ask;
  f.step = RetreatStep::Leave;
  return Next::Again;
}

// ---- moving

void move_fleet(Play& g, const Retreat& f) {
  const SystemId from = here(g);
  for (Unit unit : kAllUnits) {
    if (!moves(g, f.seat, unit, f.any_system)) continue;
    for (bool damaged : {false, true}) {
      const Piece piece{unit, damaged};
      for (int n = forces(g, f.seat, from).of(piece); n > 0; --n) shift_unit(g, f.seat, piece, from, f.to);
    }
  }
  for (int n = fighters_to_carry(g, f); n > 0; --n) shift_unit(g, f.seat, {Unit::Fighter, false}, from, f.to);
  const int infantry = infantry_to_carry(g, f);
  if (infantry > 0) relocate_infantry(g, f.seat, infantry, space_of(from), space_of(f.to));
}

// Ground forces that fought as ships do not fight on without the fleet.
void leave_combat(Play& g, const Retreat& f) {
  for (Side side : kSides) {
    if (seat_of(g, side) == f.seat) disarm_all_infantry(g, side);
  }
}

// The rift may have taken all ships: then nothing has retreated. What an effect moves away does not retreat.
void arrived(Play& g, Retreat& f, bool gone) {
  f.step = gone && f.places_token ? RetreatStep::Token : RetreatStep::End;
  if (gone && !f.any_system) g.emit(Happening::Retreated, raw(f.seat), raw(f.to));
}

void move(Play& g, Retreat& f) {
  move_fleet(g, f);
  arrived(g, f, true);
}

// What could not be carried is destroyed (23.7c).
void leave_behind(Play& g, Retreat& f) {
  const auto lose = [&](Unit unit, std::uint8_t& count) {
    for (; count > 0; --count) destroy_unit(g, f.seat, {unit, false}, space_of(here(g)), SeatId{});
  };
  lose(Unit::Fighter, f.stay_f);
  lose(Unit::Infantry, f.stay_i);
}

Next leave(Play& g, Retreat& f) {
  leave_behind(g, f);
  leave_combat(g, f);
  f.step = anomaly_of(g, here(g)) == Anomaly::GravityRift ? RetreatStep::Board : RetreatStep::Move;
  return Next::Again;
}

// ---- gravity rift: cargo goes on board of a ship before the dice fall, and is lost with it (39.2b)

int cargo_left(const Look& look, const Retreat& f) {
  return fighters_to_carry(look, f) + infantry_to_carry(look, f);
}

// The hold of the ship that took off last, and what is free of it.
int free_hold(const Look& look, const Retreat& f) {
  const Moving& ship = look.s.tactical.moving.back();
  return capacity_of(look, f.seat, piece_of(ship.piece).unit) - ship.infantry - ship.fighters;
}

// The next ship takes off; when all are under way a die falls for each.
Next board(Play& g, Retreat& f) {
  for (Unit unit : kAllUnits) {
    if (!moves(g, f.seat, unit, f.any_system)) continue;
    for (bool damaged : {false, true}) {
      const Piece piece{unit, damaged};
      if (forces(g, f.seat, here(g)).of(piece) == 0) continue;
      take_off(g, f.seat, piece, here(g));
      if (free_hold(g, f) > 0) f.step = RetreatStep::Stow;
      return Next::Again;
    }
  }
  begin_roll(g, f.seat, RollKind::Other);
  for (const Moving& ship : g.s.tactical.moving)
    add_dice(g, piece_of(ship.piece).unit, ship.count, kSurvivesRift, 0);
  f.step = RetreatStep::RiftRolled;
  return g.call(Roll{f.seat});
}

// What the ships still to come cannot carry goes on this one.
Next stow(Play& g, Retreat& f) {
  if (free_hold(g, f) > 0 && cargo_left(g, f) > 0) return ask(g, f);
  f.step = RetreatStep::Board;
  return Next::Again;
}

void list_stowing(const Look& look, const Retreat& f, OptionList& out) {
  const Place space = space_of(here(look));
  if (fighters_to_carry(look, f) > 0) out.add(make(Verb::Load, Unit::Fighter, raw(space)));
  if (infantry_to_carry(look, f) > 0) out.add(make(Verb::Load, Unit::Infantry, raw(space)));
  if (cargo_left(look, f) <= room(look, f)) out.add(make(Verb::Done));
}

// The dice of a ship, or of several alike, are the next ones on the table.
Moving lost_of(const Look& look, Moving ship, std::size_t& die) {
  int lost = 0;
  for (int n = ship.count; n > 0; --n, ++die) {
    if (die < look.s.roll.dice.size() && !look.s.roll.dice[die].hit()) ++lost;
  }
  ship.count = static_cast<std::uint8_t>(lost);
  return ship;
}

void cross_rift(Play& g, Retreat& f) {
  tell_roll(g, hits_rolled(g));
  std::size_t die = 0;
  bool gone = false;
  for (std::size_t i = 0; i < g.s.tactical.moving.size(); ++i) {
    Moving ship = lift_off(g, i);
    const Moving lost = lost_of(g, ship, die);
    ship.count = static_cast<std::uint8_t>(ship.count - lost.count);
    if (lost.count > 0) lose_in_rift(g, f.seat, lost, here(g));
    if (ship.count > 0) arrive(g, f.seat, ship, f.to);
    gone = gone || (ship.count > 0 && is_ship(piece_of(ship.piece).unit));
  }
  end_flight(g);
  arrived(g, f, gone);
}

Refusal check_destination(const Look& look, const Retreat& f, Choice c) {
  if (c.verb<Verb>() != Verb::RetreatTo) return refuse("TI4-23.7");  // it was announced
  const SystemId to = system_at(c, 0);
  if (c != make(Verb::RetreatTo, raw(to)) || !look.s.board.contains(to)) return refuse("TI4-23.7b");
  if (retreat_systems(look, f.seat, f.any_system).contains(to)) return kAllowed;
  if (!next_to(look, chart_of(look, f.seat, 0), here(look)).contains(to)) return refuse("TI4-23.7b");
  switch (anomaly_of(look, to)) {
    case Anomaly::AsteroidField:
      if (!may_retreat_into(look, f.seat, to)) return refuse("TI4-14.1");
      break;
    case Anomaly::Nebula:
      return refuse("TI4-54.1");
    case Anomaly::Supernova:
      if (!may_retreat_into(look, f.seat, to)) return refuse("TI4-79.1");
      break;
    default:
      break;
  }
  return refuse("TI4-23.7d");
}

}  // namespace

SystemSet retreat_systems(const Look& look, SeatId seat, bool any_system) {
  SystemSet out;
  if (!any_ship_moves(look, seat, any_system)) return out;
  for (SystemId s : next_to(look, chart_of(look, seat, 0), here(look))) {
    if (!may_retreat_into(look, seat, s) || other_fleet(look, s, seat).valid()) continue;
    if (any_system || at_home_in(look, seat, s)) out.insert(s);
  }
  return out;
}

Next advance(Play& g, Retreat& f) {
  switch (f.step) {
    case RetreatStep::Choose:
      if (!f.to.valid()) return ask(g, f);
      f.step = RetreatStep::Cargo;
      return Next::Again;
    case RetreatStep::Cargo:
      return cargo(g, f);
    case RetreatStep::Leave:
      return leave(g, f);
    case RetreatStep::Board:
      return board(g, f);
    case RetreatStep::Stow:
      return stow(g, f);
    case RetreatStep::RiftRolled:
      cross_rift(g, f);
      return Next::Again;
    case RetreatStep::Move:
      move(g, f);
      return Next::Again;
    case RetreatStep::Token:
      f.step = RetreatStep::End;
      return g.call(PlaceToken{f.seat, f.to});  // 23.7e-23.7g
    case RetreatStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look& look, const Retreat& f) {
  Ask kind = Ask::Retreat;
  if (f.step == RetreatStep::Stow) kind = Ask::Load;
  if (f.step == RetreatStep::Cargo) kind = spare_room(look, f) < 0 ? Ask::Remove : Ask::Load;
  return {f.seat, static_cast<std::uint8_t>(kind)};
}

void options(const Look& look, const Retreat& f, OptionList& out) {
  if (f.step == RetreatStep::Choose) {
    for (SystemId s : retreat_systems(look, f.seat, f.any_system)) out.add(make(Verb::RetreatTo, raw(s)));
    return;
  }
  if (f.step == RetreatStep::Stow) {
    list_stowing(look, f, out);
    return;
  }
  const SystemId from = here(look);
  if (spare_room(look, f) < 0) {
    for (Unit unit : {Unit::Fighter, Unit::Infantry})
      out.add(make(Verb::Remove, raw(Piece{unit, false}), raw(space_of(from))));
    return;
  }
  for (PlanetId p : look.r.tile(from).planets) {
    if (ground(look, f.seat, p).infantry > 0) out.add(make(Verb::Load, Unit::Infantry, raw(on(p))));
  }
  out.sort_from(0);
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Retreat& f, Choice c) {
  if (f.step == RetreatStep::Choose) return check_destination(look, f, c);
  if (f.step == RetreatStep::Stow)
    return listed(look, f, c, c == make(Verb::Done) ? "TI4-39.2b" : "TI4-85.0");
  return listed(look, f, c, spare_room(look, f) < 0 ? "TI4-23.7c" : "TI4-85.0");
}

void choose(Play& g, Retreat& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::RetreatTo:
      f.to = system_at(c, 0);
      break;
    case Verb::Remove:
      if (piece_at(c, 0).unit == Unit::Fighter) {
        ++f.stay_f;
      } else {
        ++f.stay_i;
      }
      break;
    case Verb::Load:
      if (f.step == RetreatStep::Stow) {
        load_unit(g, f.seat, unit_at(c, 0), place_at(c, 1));
      } else {
        lift(g, f.seat, 1, place_at(c, 1).planet);
      }
      break;
    default:  // done
      if (f.step == RetreatStep::Stow) {
        f.step = RetreatStep::Board;
      } else {
        f.loaded = true;
      }
      break;
  }
}

}  // namespace orrery::ti4
