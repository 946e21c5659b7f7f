#include "games/ti3/flow/movement.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/movement_steps.h"
#include "games/ti3/flow/paths.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(MovementStep)

namespace {

bool transfers(const Look& look) { return look.s.tactical.second.valid(); }

// Where a ship that starts there goes.
SystemId target_from(const Look& look, SystemId from) {
  const TacticalMemory& t = look.s.tactical;
  return transfers(look) && from == t.system ? t.second : t.system;
}

bool carries_leader(const Look& look, SeatId seat, const Load& load, LeaderType type) {
  Garrison aboard_ship;
  aboard_ship.leaders = load.leaders;
  return leader_on(look, aboard_ship, seat, type);
}

// Of the ships that start there, those under way included (TI3-DIPLOMAT-3).
bool has_diplomat(const Look& look, SeatId seat, SystemId from) {
  if (!look.r.options.leaders) return false;
  if (leader_aboard(look, seat, from, LeaderType::Diplomat)) return true;
  for (const Moving& m : look.s.tactical.moving) {
    if (m.from == from && carries_leader(look, seat, m.load, LeaderType::Diplomat)) return true;
  }
  return false;
}

Flight flight_of(const Look& look, SeatId seat, const Moving& ship) {
  const Unit unit = piece_of(ship.piece).unit;
  Flight f;
  f.from = ship.from;
  f.stops = ship.stops;
  const bool admiral = carries_leader(look, seat, ship.load, LeaderType::Admiral);
  f.move = transfers(look) ? 1 : move_value(look, seat, unit, ship.from, admiral);
  if (has_diplomat(look, seat, ship.from)) f.passes = look.s.tactical.passage;
  f.silent = is_silent(look, seat, unit, ship.from);
  return f;
}

// ---- loading

int room_left(const Look& look, SeatId seat, const Moving& ship) {
  const Unit unit = piece_of(ship.piece).unit;
  return room_of(look, seat, unit) - taken(look, unit, ship.load) - ship.fighters;
}

// Only ground forces fit where a technology makes the room.
bool carries(const Look& look, Unit ship, Unit cargo) {
  if (look.r.unit(ship).capacity > 0) return true;
  return cargo == Unit::GroundForce || cargo == Unit::ShockTroop;
}

// TI3-CARRIER-10, TI3-CARRIER-11: not beside ships of others, not where the player was active before.
bool may_load_in(const Look& look, SeatId seat, SystemId s) {
  return !enemy_ships(look, seat, s) && !look.s.tactical.before.contains(s);
}

bool something_in(const Look& look, SeatId seat, SystemId s) {
  if (fleet(look, seat, s).of(Unit::Fighter) > 0) return true;
  for (PlanetId p : look.r.tile(s).planets) {
    const Garrison& here = garrison(look, seat, p);
    if (here.troops() + here.pds > 0 || here.leaders != 0) return true;
  }
  return false;
}

// A planet with a leader alone counts too (TI3-LEADER-4).
SystemSet something_to_load(const Look& look, SeatId seat) {
  SystemSet out = look.s.presence[seat];
  for (PlanetId p : planets_of(look, seat)) {
    if (garrison(look, seat, p).leaders != 0) out.insert(look.r.planet(p).system);
  }
  return out;
}

// Where the ship may pick something up: where it starts, where it ends, and on a way there.
SystemSet sources(const Look& look, SeatId seat, const Moving& ship) {
  SystemSet out;
  for (SystemId s : something_to_load(look, seat)) {
    if (!may_load_in(look, seat, s) || !something_in(look, seat, s)) continue;
    if (s == ship.from || s == ship.to || ship.stops.contains(s)) {
      out.insert(s);
      continue;
    }
    if (transfers(look)) continue;
    Flight detour = flight_of(look, seat, ship);
    detour.stops.insert(s);
    if (can_fly(look, chart_of(look, seat, ship.to), detour)) out.insert(s);
  }
  return out;
}

void list_leaders(const Look& look, SeatId seat, PlanetId p, OptionList& out) {
  const RaceId race = look.s.players[seat].race;
  const std::uint8_t here = garrison(look, seat, p).leaders;
  for (std::size_t i = 0; race.valid() && i < look.r.race(race).leaders.size(); ++i) {
    if ((here >> i & 1U) != 0) out.add(make(Verb::LoadLeader, raw(look.r.race(race).leaders[i]), raw(on(p))));
  }
}

// Fighters of the system where the ship ends gain nothing by being picked up: they are not offered.
void list_loads(const Look& look, SeatId seat, const Moving& ship, OptionList& out) {
  const Unit unit = piece_of(ship.piece).unit;
  const bool room = room_left(look, seat, ship) > 0;
  const SystemSet from = sources(look, seat, ship);
  for (SystemId s : from) {
    if (room && s != ship.to && carries(look, unit, Unit::Fighter) &&
        fleet(look, seat, s).of(Unit::Fighter) > 0)
      out.add(make(Verb::Load, Unit::Fighter, raw(space_of(s))));
    for (PlanetId p : look.r.tile(s).planets) {
      for (Unit u : {Unit::GroundForce, Unit::Pds}) {
        if (room && carries(look, unit, u) && garrison(look, seat, p).of(u) > 0)
          out.add(make(Verb::Load, u, raw(on(p))));
      }
      list_leaders(look, seat, p, out);
    }
  }
  out.sort_from(0);
}

Refusal check_load(const Look& look, const Movement& f, Choice c) {
  const Moving& ship = look.s.tactical.moving.back();
  const Unit unit = unit_at(c, 0);
  const Place place = place_at(c, 1);
  const bool known = place.planet.valid() ? place.planet.index() < look.r.planets.size()
                                          : look.s.board.contains(place.system);
  if (!known || at(unit) >= kUnits) return refuse("TI3-CARRIER-2");
  const SystemId s = system_of(look, place);
  if (enemy_ships(look, f.seat, s)) return refuse("TI3-CARRIER-10");
  if (look.s.tactical.before.contains(s)) return refuse("TI3-CARRIER-11");
  if (room_left(look, f.seat, ship) <= 0) return refuse("TI3-CARRIER-3");
  return listed(look, f, c, "TI3-MOVE-12");
}

// ---- declaring

SystemSet origins(const Look& look, SeatId seat) {
  if (transfers(look))
    return look.s.ships_in[seat] & SystemSet{look.s.tactical.system, look.s.tactical.second};
  return look.s.ships_in[seat] - look.s.tactical.before;  // TI3-MOVE-8
}

// A ship of the activated system stays where it is and may load there (TI3-MOVE-12), or fetches something.
bool worth_staying(const Look& look, SeatId seat, const Moving& ship) {
  if (transfers(look)) return false;
  OptionList list;
  list_loads(look, seat, ship, list);
  return !list.empty();
}

using MovingShips = FixedVec<Moving, 33>;  // all that are declared, and one more

MovingShips coming_to(const Look& look, SystemId s) {
  MovingShips out;
  for (const Moving& m : look.s.tactical.moving) {
    if (m.to == s) out.push_back(m);
  }
  return out;
}

// What counts for Fleet Supply there once all that is declared has moved (TI3-MOVE-15).
int ships_after(const Look& look, SeatId seat, SystemId s) {
  return ships_expected(look, seat, s, coming_to(look, s));
}

// In a transfer action a full fleet may take ships in if as many of its own can still go the other way.
bool supplied(const Look& look, SeatId seat, const Moving& ship) {
  MovingShips coming = coming_to(look, ship.to);
  coming.push_back(ship);
  const int above = ships_expected(look, seat, ship.to, coming) - fleet_limit(look, seat, ship.to);
  const bool fighter = piece_of(ship.piece).unit == Unit::Fighter;
  if (above <= 0 || !transfers(look) || fighter) return above <= 0;
  const int room = fleet_limit(look, seat, ship.from) - (ships_after(look, seat, ship.from) - 1);
  return above <= std::min(non_fighters(fleet(look, seat, ship.to)), room);
}

// Ships of the one system must still make room for those of the other.
bool crowded(const Look& look, SeatId seat) {
  if (!transfers(look)) return false;
  for (SystemId s : {look.s.tactical.system, look.s.tactical.second}) {
    const bool comes = std::any_of(look.s.tactical.moving.begin(), look.s.tactical.moving.end(),
                                   [&](const Moving& m) { return m.to == s; });
    if (comes && ships_after(look, seat, s) > fleet_limit(look, seat, s)) return true;
  }
  return false;
}

bool can_move(const Look& look, SeatId seat, Piece piece, const Load& load, SystemId from) {
  const SystemId to = target_from(look, from);
  Moving ship;
  ship.piece = raw(piece);
  ship.from = from;
  ship.to = to;
  ship.load = load;
  if (from == to) return worth_staying(look, seat, ship);
  if (!supplied(look, seat, ship)) return false;
  if (transfers(look)) return move_value(look, seat, piece.unit, from, false) > 0;  // TI3-TRANSFER-8
  const Flight f = flight_of(look, seat, ship);
  return f.move > 0 && can_fly(look, chart_of(look, seat, to), f);
}

template <class Visit>
void each_ship(const Look& look, SeatId seat, SystemId s, const Visit& visit) {
  for (bool damaged : {false, true}) {
    for (Unit u : kShips) {
      if (damaged && at(u) >= kSustaining) continue;
      if (unladen(look, seat, s, {u, damaged}) > 0) visit(Piece{u, damaged}, Load{});
    }
  }
  Laden last;
  for (const Laden& l : look.s.players[seat].laden) {
    if (l.system == s && !(l == last)) visit(piece_of(l.piece), l.load);
    last = l;
  }
}

Choice moving(Piece piece, const Load& load, SystemId from) {
  return load.any() ? make(Verb::MoveLaden, raw(piece), low(load), high(load), raw(from))
                    : make(Verb::Move, raw(piece), raw(from));
}

void list_moves(const Look& look, const Movement& f, OptionList& out) {
  if (look.s.tactical.moving.full()) return;
  for (SystemId s : origins(look, f.seat)) {
    each_ship(look, f.seat, s, [&](Piece piece, const Load& load) {
      if (can_move(look, f.seat, piece, load, s)) out.add(moving(piece, load, s));
    });
  }
  out.sort_from(0);
}

Refusal check_move(const Look& look, const Movement& f, Choice c) {
  const bool laden = c.verb<Verb>() == Verb::MoveLaden;
  const Piece piece = piece_at(c, 0);
  const Load load = laden ? load_at(c, 1) : Load{};
  const SystemId from = system_at(c, laden ? 3 : 1);
  if (!is_ship(piece.unit) || !look.s.board.contains(from)) return refuse("TI3-MOVE-1");
  if (look.s.tactical.before.contains(from) && !transfers(look)) return refuse("TI3-MOVE-8");
  if (fleet(look, f.seat, from).of(piece) == 0) return refuse("TI3-MOVE-1");
  OptionList list;
  options(look, f, list);
  if (list.contains(c)) return kAllowed;
  if (from == target_from(look, from)) return refuse("TI3-MOVE-12");  // nothing to pick up
  Moving ship;
  ship.piece = raw(piece);
  ship.from = from;
  ship.to = target_from(look, from);
  ship.load = load;
  if (!supplied(look, f.seat, ship)) return refuse("TI3-MOVE-15");
  if (transfers(look)) return refuse(piece.unit == Unit::Fighter ? "TI3-TRANSFER-8" : "TI3-TRANSFER-7");
  const Flight flight = flight_of(look, f.seat, ship);
  if (flight.move == 0) return refuse("TI3-MOVE-4");
  return refuse(closing_rule(look, chart_of(look, f.seat, look.s.tactical.system), flight));
}

// Fleets of others that a fleet with a diplomat would come past to the target, and not otherwise.
SystemSet passages(const Look& look, SeatId seat) {
  SystemSet out;
  if (!look.r.options.leaders || transfers(look)) return out;
  const SystemId to = look.s.tactical.system;
  const Chart chart = chart_of(look, seat, to);
  for (SystemId from : origins(look, seat)) {
    if (from == to || !has_diplomat(look, seat, from)) continue;
    each_ship(look, seat, from, [&](Piece piece, const Load& load) {
      Moving ship;
      ship.piece = raw(piece);
      ship.from = from;
      ship.to = to;
      ship.load = load;
      Flight f = flight_of(look, seat, ship);
      if (f.move == 0 || can_fly(look, chart, f)) return;
      for (SystemId s : chart.fleets - look.s.tactical.passage_asked) {
        f.passes.insert(s);
        if (can_fly(look, chart, f)) out.insert(s);
        f.passes = look.s.tactical.passage;
      }
    });
  }
  return out;
}

void declare(Play& g, Movement& f, Piece piece, const Load& load, SystemId from) {
  plan_move(g, f.seat, piece, load, from);
  f.step = MovementStep::Load;
  OptionList list;
  list_loads(g, f.seat, g.s.tactical.moving.back(), list);
  if (list.empty()) f.step = MovementStep::Declare;
}

}  // namespace

Next advance(Play& g, Movement& f) {
  switch (f.step) {
    case MovementStep::Declare:
    case MovementStep::Load:
      return ask(g, f);
    case MovementStep::Permit:
      return Next::Ask;
    case MovementStep::Fly:
      fly(g, f.seat);
      f.step = MovementStep::End;
      return Next::Again;
    case MovementStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look& look, const Movement& f) {
  if (f.step == MovementStep::Permit)
    return {other_fleet(look, f.passage, f.seat), static_cast<std::uint8_t>(Ask::Approve)};
  return {f.seat, static_cast<std::uint8_t>(f.step == MovementStep::Load ? Ask::Load : Ask::Move)};
}

void options(const Look& look, const Movement& f, OptionList& out) {
  if (f.step == MovementStep::Permit) {
    out.add(make(Verb::Approve));
    out.add(make(Verb::Refuse));
    return;
  }
  if (f.step == MovementStep::Load) {
    list_loads(look, f.seat, look.s.tactical.moving.back(), out);
  } else {
    list_moves(look, f, out);
    for (SystemId s : passages(look, f.seat)) out.add(make(Verb::System, raw(s)));
    if (!out.empty() && crowded(look, f.seat)) return;
  }
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Movement& f, Choice c) {
  if (f.step == MovementStep::Permit) return listed(look, f, c, "TI3-DIPLOMAT-3");
  if (c == make(Verb::Done)) return listed(look, f, c, "TI3-MOVE-15");
  const Verb verb = c.verb<Verb>();
  if (f.step == MovementStep::Load) {
    if (verb == Verb::Load) return check_load(look, f, c);
    return verb == Verb::LoadLeader ? listed(look, f, c, "TI3-LEADER-4") : refuse("TI3-MOVE-12");
  }
  if (verb == Verb::System) return listed(look, f, c, "TI3-DIPLOMAT-3");
  return verb == Verb::Move || verb == Verb::MoveLaden ? check_move(look, f, c) : refuse("TI3-MOVE-1");
}

void choose(Play& g, Movement& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Move:
      return declare(g, f, piece_at(c, 0), Load{}, system_at(c, 1));
    case Verb::MoveLaden:
      return declare(g, f, piece_at(c, 0), load_at(c, 1), system_at(c, 3));
    case Verb::Load: {
      const Place place = place_at(c, 1);
      if (unit_at(c, 0) == Unit::Fighter) return plan_fighters(g, f.seat, place.system);
      return plan_load(g, f.seat, unit_at(c, 0), place.planet);
    }
    case Verb::LoadLeader: {
      const auto& mine = g.r.race(g.s.players[f.seat].race).leaders;
      const auto* found = std::find(mine.begin(), mine.end(), LeaderId(c.operand(0)));
      return plan_leader(g, f.seat, static_cast<int>(found - mine.begin()), place_at(c, 1).planet);
    }
    case Verb::System:
      f.passage = system_at(c, 0);
      f.step = MovementStep::Permit;
      return;
    case Verb::Approve:
    case Verb::Refuse:
      note_passage(g, f.passage, c.verb<Verb>() == Verb::Approve);
      f.step = MovementStep::Declare;
      return;
    default:  // done
      f.step = f.step == MovementStep::Load ? MovementStep::Declare : MovementStep::Fly;
      break;
  }
}

}  // namespace orrery::ti3
