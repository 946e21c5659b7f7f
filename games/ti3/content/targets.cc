#include "games/ti3/content/targets.h"

#include "games/ti3/flow/paths.h"

namespace orrery::ti3 {
namespace {

using TakeOff = void (*)(Play&, SeatId, Piece, Place, const Load&);

void take_named(Play& g, Choice c, TakeOff take) {
  const NamedShip ship = named_ship_now(g, c);
  take(g, ship.seat, ship.piece, space_of(ship.system), ship.load);
}

}  // namespace

void list_planets(const PlanetSet& planets, OptionList& out) {
  for (PlanetId p : planets) out.add(make(Verb::Planet, raw(p)));
}

void list_systems(const SystemSet& systems, OptionList& out) {
  for (SystemId s : systems) out.add(make(Verb::System, raw(s)));
}

void list_numbers(int first, int last, OptionList& out) {
  for (int n = first; n <= last; ++n) out.add(make(Verb::Number, n));
}

NamedShip named_ship(Choice c) {
  const bool laden = c.verb<Verb>() == Verb::LadenAt;
  return {seat_at(c, 0), piece_at(c, 1), laden ? load_at(c, 2) : Load{}, place_at(c, laden ? 4 : 2).system};
}

NamedShip named_ship_now(const Look& look, Choice c) {
  NamedShip ship = named_ship(c);
  const bool there =
      ship.load.any()
          ? look.s.players[ship.seat].laden.contains(Laden{ship.system, raw(ship.piece), ship.load})
          : unladen(look, ship.seat, ship.system, ship.piece) > 0;
  if (!there) ship.piece.damaged = false;
  return ship;
}

void destroy_named(Play& g, Choice c) { take_named(g, c, destroy_unit); }
void remove_named(Play& g, Choice c) { take_named(g, c, remove_unit); }

PlanetSet docks_away_from_home(const Look& look) {
  return planets_where(look, [&](PlanetId p) {
    return look.s.planets[p].controller.valid() && look.s.planets[p].own.docks > 0 &&
           !is_home_planet(look, p);
  });
}

PlanetSet docks_of(const Look& look, SeatId seat) {
  PlanetSet out;
  for (PlanetId p : planets_of(look, seat)) {
    if (look.s.planets[p].own.docks > 0) out.insert(p);
  }
  return out;
}

bool controls_in(const Look& look, SeatId seat, SystemId s) {
  for (PlanetId p : look.r.tile(s).planets) {
    if (look.s.planets[p].controller == seat) return true;
  }
  return false;
}

bool connected(const Look& look, SeatId seat, SystemId from, SystemId to) {
  if (enemy_ships(look, seat, from) || enemy_ships(look, seat, to)) return false;
  SystemSet seen{from};
  for (SystemSet wave{from}; !wave.empty() && !seen.contains(to);) {
    SystemSet next;
    for (SystemId s : wave) next |= adjacent_for_moving(look, s);
    next = (next & look.s.board) - seen;
    wave = SystemSet{};
    for (SystemId s : next) {
      if (s == to || (may_be_crossed(look, seat, s) && !enemy_ships(look, seat, s))) wave.insert(s);
    }
    seen |= wave;
  }
  return seen.contains(to);
}

}  // namespace orrery::ti3
