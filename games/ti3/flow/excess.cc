#include "games/ti3/flow/excess.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

// Places with fighters or ground forces of the player: each needs a plastic piece (TI3-SUPPLEMENT-3,
// TI3-SUPPLEMENT-12).
template <class Visit>
void each_place(const Look& look, SeatId seat, Unit unit, const Visit& visit) {
  for (SystemId s : look.s.presence[seat]) {
    if (unit == Unit::Fighter) {
      if (fleet(look, seat, s).of(unit) > 0) visit(space_of(s));
      continue;
    }
    for (PlanetId p : look.r.tile(s).planets) {
      if (garrison(look, seat, p).of(unit) > 0) visit(on(p));
    }
  }
}

int places(const Look& look, SeatId seat, Unit unit) {
  int n = 0;
  each_place(look, seat, unit, [&](Place) { ++n; });
  if (unit == Unit::Fighter) return n;
  for (const Laden& l : look.s.players[seat].laden) n += l.load.of(unit) > 0 ? 1 : 0;
  return n;
}

// The ship of a system with the fewest of them aboard; without `piece` and load there is none.
Laden least_laden(const Look& look, SeatId seat, SystemId system, Unit unit) {
  Laden least;
  for (const Laden& l : look.s.players[seat].laden) {
    const int n = l.load.of(unit);
    if (l.system == system && n > 0 && (least.load.of(unit) == 0 || n < least.load.of(unit))) least = l;
  }
  return least;
}

// On a planet, in space, or aboard a ship there.
void list_places(const Look& look, const Excess& f, OptionList& out) {
  const auto add = [&](Place place) { out.add(make(Verb::Remove, raw(Piece{f.unit, false}), raw(place))); };
  each_place(look, f.seat, f.unit, add);
  if (f.unit == Unit::Fighter) return;
  for (SystemId s : look.s.presence[f.seat]) {
    if (least_laden(look, f.seat, s, f.unit).load.any()) add(space_of(s));
  }
}

void list_ships(const Look& look, const Excess& f, OptionList& out) {
  for (bool damaged : {false, true}) {
    for (Unit u : kShips) {
      if (damaged && at(u) >= kSustaining) continue;
      const bool counted = u != Unit::Fighter || has_trait(look, f.seat, Trait::FreeFighters);
      if (counted && unladen(look, f.seat, f.system, {u, damaged}) > 0)
        out.add(make(Verb::Remove, raw(Piece{u, damaged}), raw(space_of(f.system))));
    }
  }
  Laden last;
  for (const Laden& l : look.s.players[f.seat].laden) {
    if (l.system == f.system && !(l == last))
      out.add(make(Verb::RemoveLaden, l.piece, low(l.load), high(l.load), raw(space_of(f.system))));
    last = l;
  }
}

}  // namespace

int lost_at(const Look& look, const Excess& f, Place place) {
  if (f.kind != ExcessKind::Plastic) return 1;
  const bool aboard_ship = !place.planet.valid() && !is_ship(f.unit);
  return aboard_ship ? least_laden(look, f.seat, place.system, f.unit).load.of(f.unit)
                     : units_at(look, f.seat, f.unit, place);
}

bool above_limit(const Look& look, const Excess& f) {
  switch (f.kind) {
    case ExcessKind::Fleet:
      return ships_counted(look, f.seat, f.system) > fleet_limit(look, f.seat, f.system);
    case ExcessKind::Fighters:
      return !has_trait(look, f.seat, Trait::FreeFighters) &&
             fleet(look, f.seat, f.system).of(Unit::Fighter) > fighter_capacity(look, f.seat, f.system);
    case ExcessKind::Plastic:
      return places(look, f.seat, f.unit) > look.r.unit(f.unit).plastic;
  }
  return false;
}

Next advance(Play& g, Excess& f) {
  if (!above_limit(g, f)) return Next::Done;
  if (f.kind != ExcessKind::Fighters) return ask(g, f);
  const Piece fighter{Unit::Fighter, false};  // TI3-FIGHTER-5
  remove_unit(g, f.seat, fighter, space_of(f.system), least_load(g, f.seat, f.system, fighter));
  return Next::Again;
}

Asked asked(const Look&, const Excess& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Remove)}; }

void options(const Look& look, const Excess& f, OptionList& out) {
  if (f.kind == ExcessKind::Fleet) {
    list_ships(look, f, out);
  } else {
    list_places(look, f, out);
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const Excess& f, Choice c) {
  return listed(look, f, c, f.kind == ExcessKind::Fleet ? "TI3-FLEET-3" : "TI3-SUPPLEMENT-13");
}

void choose(Play& g, Excess& f, Choice c) {
  if (c.verb<Verb>() == Verb::RemoveLaden)
    return remove_unit(g, f.seat, piece_at(c, 0), place_at(c, 3), load_at(c, 1));
  const Place place = place_at(c, 1);
  const int n = lost_at(g, f, place);
  if (f.kind == ExcessKind::Plastic && !place.planet.valid() && !is_ship(f.unit))
    return remove_aboard(g, f.seat, f.unit, least_laden(g, f.seat, place.system, f.unit));
  for (int i = 0; i < n; ++i) {
    const Load load = place.planet.valid() ? Load{} : least_load(g, f.seat, place.system, piece_at(c, 0));
    remove_unit(g, f.seat, piece_at(c, 0), place, load);
  }
}

}  // namespace orrery::ti3
