#include "games/ti4/content/targets.h"

#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void list_players(SeatSet seats, OptionList& out) {
  for (SeatId s : seats) out.add(make(Verb::Player, raw(s)));
}

void list_systems(const SystemSet& systems, OptionList& out) {
  for (SystemId s : systems) out.add(make(Verb::System, raw(s)));
}

void list_planets(const PlanetSet& planets, OptionList& out) {
  for (PlanetId p : planets) out.add(make(Verb::Planet, raw(p)));
}

void list_numbers(int first, int last, OptionList& out) {
  for (int n = first; n <= last; ++n) out.add(make(Verb::Number, n));
}

void list_ships(const Look& look, SeatId owner, Unit unit, SystemId system, OptionList& out) {
  for (bool damaged : {false, true}) {
    const Piece piece{unit, damaged};
    if (forces(look, owner, system).of(piece) > 0)
      out.add(make(Verb::UnitAt, raw(owner), raw(piece), raw(space_of(system))));
  }
}

SeatSet others(const Look& look, SeatId seat) {
  SeatSet set;
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != seat && !look.s.players[SeatId(i)].eliminated) set.insert(SeatId(i));
  }
  return set;
}

SystemSet home_systems(const Look& look) {
  SystemSet set;
  for (SystemId s : look.s.board) {
    if (is_home_system(look, s)) set.insert(s);
  }
  return set;
}

PlanetSet planets_of_others(const Look& look, SeatId seat) {
  PlanetSet set;
  for (SeatId other : others(look, seat)) set |= planets_of(look, other);
  return set;
}

bool others_have_planets(const Look& look, SeatId seat, const Occasion*) {
  return !planets_of_others(look, seat).empty();
}

void ask_planet_of_others(const Look& look, const Use& a, OptionList& out) {
  if (!asked_before(a, 0)) list_planets(planets_of_others(look, a.owner), out);
}

PlanetSet with_trait(const Look& look, const PlanetSet& planets, PlanetTrait trait) {
  PlanetSet set;
  for (PlanetId p : planets) {
    if (look.r.planet(p).trait == trait) set.insert(p);
  }
  return set;
}

PlanetSet away_from_home(const Look& look, const PlanetSet& planets) {
  PlanetSet set;
  for (PlanetId p : planets) {
    if (!is_home_system(look, look.r.planet(p).system)) set.insert(p);
  }
  return set;
}

PlanetSet room_for_units(const Look& look, SeatId seat) {
  PlanetSet set = planets_of(look, seat);
  for (PlanetId p : planets_of(look, seat)) {
    if (units_barred(look, p)) set.erase(p);
  }
  return set;
}

bool controls_planet_in(const Look& look, SeatId seat, SystemId system) {
  for (PlanetId p : look.r.tile(system).planets) {
    if (look.s.planets[p].controller == seat) return true;
  }
  return false;
}

bool can_place_unit(const Look& look, SeatId seat, Unit unit) {
  if (row_of(look, seat, unit) == nullptr) return false;
  if (available(look, seat, unit) > 0) return true;
  const Player& p = look.s.players[seat];
  for (SystemId s : look.s.presence[seat] - p.tokens) {
    if (forces(look, seat, s).of(unit) > 0) return true;
    for (PlanetId planet : look.r.tile(s).planets) {
      if (ground(look, seat, planet).of(unit) > 0) return true;
    }
  }
  return false;
}

int infantry_of_others(const Look& look, SeatId seat, PlanetId planet) {
  int n = 0;
  for (SeatId other : others(look, seat)) n += ground(look, other, planet).infantry;
  return n;
}

bool space_combat_of(const Look& look, SeatId seat) {
  const CombatMemory& c = look.s.combat;
  return c.on && !c.planet.valid() && !c.ended_early && takes_part(look, seat);
}

bool ground_combat_of(const Look& look, SeatId seat) {
  return look.s.combat.on && look.s.combat.planet.valid() && takes_part(look, seat);
}

bool fights_as_ship(const Look& look, SeatId seat, Unit unit) {
  if (is_ship(unit)) return true;
  if (unit != Unit::Infantry || !space_combat_of(look, seat)) return false;
  const Side side = side_of(look, seat);
  return infantry_as_ships(look, side) > 0 || (look.s.combat.side(side).lost >> at(unit) & 1U) != 0;
}

SystemSet wormhole_places(const Look& look, SeatId seat) {
  SystemSet set = systems_with_planets_of(look, seat);
  for (SystemId s : look.s.board - home_systems(look)) {
    if (!other_fleet(look, s, seat).valid()) set.insert(s);
  }
  return set;
}

void list_wormhole_tokens(const Look& look, SeatId seat, OptionList& out) {
  for (Wormhole w : {Wormhole::Alpha, Wormhole::Beta}) {
    for (SystemId s : wormhole_places(look, seat)) out.add(make(Verb::Wormhole, w, raw(s)));
  }
}

void place_chosen_wormhole(Play& g, SeatId owner, Choice c) {
  place_wormhole_token(g, owner, static_cast<Wormhole>(c.operand(0)), system_at(c, 1));
}

Next place_in_named_system(Play& g, Use& a, Unit unit) {
  if (a.stage++ > 0) return Next::Done;
  PlaceUnits f;
  f.seat = a.owner;
  f.unit = unit;
  f.spaces.insert(system_at(a.answers[0], 0));
  if (g.r.as_of(5)) f.recalled = Recalled::MustRecall;
  f.cause = ability_asked(g, a).cause;
  return g.call(f);
}

}  // namespace orrery::ti4
