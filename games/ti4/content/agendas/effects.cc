#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

// Damaged ships are told apart.
void destroy_pieces(Play& g, SeatId seat, Unit unit, SystemId system) {
  for (bool damaged : {true, false}) {
    const Piece piece{unit, damaged};
    for (int n = forces(g, seat, system).of(piece); n > 0; --n)
      destroy_unit(g, seat, piece, space_of(system), SeatId{});
  }
}

}  // namespace

bool next_player(const Look& look, ResolveAgenda& f) {
  const auto players = static_cast<std::size_t>(look.r.players);
  while (f.at < players) {
    f.seat = SeatId((f.first.index() + f.at++) % players);
    if (!look.s.players[f.seat].eliminated) return true;
  }
  return false;
}

SeatSet voters_for(const Look& look, std::uint8_t outcome) {
  SeatSet seats;
  for (int i = 0; i < look.r.players; ++i) {
    if (voted_for(look, SeatId(i), outcome)) seats.insert(SeatId(i));
  }
  return seats;
}

void discard_hands(Play& g, SeatSet seats) {
  each_player(g, [&](SeatId seat) {
    if (!seats.contains(seat)) return;
    const CardSet hand = g.s.players[seat].hand;
    for (CardId c : hand) discard_card(g, seat, c);
  });
}

void promise(Play& g, const ResolveAgenda& f, SeatSet seats) {
  promise_effect(g, {f.agenda, f.outcome, seats});
}

SeatSet all_players(const Look& look) {
  SeatSet seats;
  for (SeatId seat : clockwise_from(look, look.s.speaker)) seats.insert(seat);
  return seats;
}

void exhaust_planets(Play& g, const PlanetSet& planets) {
  for (PlanetId p : planets) exhaust_planet(g, p);
}

void destroy_all_on(Play& g, PlanetId planet) {
  each_player(g, [&](SeatId seat) {
    for (Unit unit : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
      for (int n = ground(g, seat, planet).of(unit); n > 0; --n)
        destroy_unit(g, seat, {unit, false}, on(planet), SeatId{});
    }
  });
}

void destroy_all_in(Play& g, SystemId system) {
  each_player(g, [&](SeatId seat) {
    for (Unit unit : kAllUnits) destroy_pieces(g, seat, unit, system);
  });
  for (PlanetId p : g.r.tile(system).planets) destroy_all_on(g, p);
}

int destroy_infantry(Play& g, SeatId seat, PlanetId planet, int count) {
  int destroyed = 0;
  for (; destroyed < count && ground(g, seat, planet).infantry > 0; ++destroyed)
    destroy_unit(g, seat, {Unit::Infantry, false}, on(planet), SeatId{});
  return destroyed;
}

void destroy_ships_in(Play& g, SystemId system) {
  each_player(g, [&](SeatId seat) {
    for (Unit unit : kShips) destroy_pieces(g, seat, unit, system);
  });
}

void list_units(const Look& look, SeatId seat, Unit unit, OptionList& out) {
  for (SystemId s : look.s.presence[seat]) {
    for (bool damaged : {false, true}) {
      const Piece piece{unit, damaged};
      if (forces(look, seat, s).of(piece) > 0)
        out.add(make(Verb::UnitAt, raw(seat), raw(piece), raw(space_of(s))));
    }
    for (PlanetId p : look.r.tile(s).planets) {
      if (ground(look, seat, p).of(unit) > 0)
        out.add(make(Verb::UnitAt, raw(seat), raw(Piece{unit, false}), raw(on(p))));
    }
  }
}

void destroy_named(Play& g, Choice c) {
  destroy_unit(g, seat_at(c, 0), piece_at(c, 1), place_at(c, 2), SeatId{});
}

}  // namespace orrery::ti4
