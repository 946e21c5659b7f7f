#include "games/ti4/flow/place.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kPdsPerPlanet = 2;   // 78.5
inline constexpr int kDockPerPlanet = 1;  // 78.4

bool known_planet(const Look& look, PlanetId p) { return p.index() < look.r.planets.size(); }

bool floats(const Look& look, SeatId seat, Unit unit) {
  const UnitRow* row = row_of(look, seat, unit);
  return row != nullptr && row->has(UnitTrait::Floating);
}

// The number of structures of a planet allows one more (78.4, 78.5).
Refusal room_for(const Look& look, SeatId seat, Unit unit, PlanetId planet) {
  const GroundForces& there = ground(look, seat, planet);
  if (unit == Unit::SpaceDock) return there.docks < kDockPerPlanet ? kAllowed : refuse("TI4-78.4");
  if (unit != Unit::Pds || there.pds < kPdsPerPlanet) return kAllowed;
  return has_trait(look, seat, Trait::LawAnyPds) ? kAllowed : refuse("TI4-78.5");
}

// Pieces of a type that may be taken off the board to be placed elsewhere (44.4a): systems with a command
// token are out.
template <class Visit>
void each_recall(const Look& look, SeatId seat, Unit unit, const Visit& visit) {
  for (SystemId s : look.s.presence[seat] - look.s.players[seat].tokens) {
    for (Piece piece : {Piece{unit, false}, Piece{unit, true}}) {
      if (forces(look, seat, s).of(piece) > 0) visit(piece, space_of(s));
    }
    for (PlanetId p : look.r.tile(s).planets) {
      if (ground(look, seat, p).of(unit) > 0) visit(Piece{unit, false}, on(p));
    }
  }
}

}  // namespace

void list_recalls(const Look& look, SeatId seat, Unit unit, OptionList& out) {
  each_recall(look, seat, unit,
              [&](Piece piece, Place place) { out.add(make(Verb::Recall, raw(piece), raw(place))); });
}

namespace {

// ---- structures

bool here(const Look& look, const PlaceStructure& f, PlanetId p) {
  return !f.system.valid() || look.r.planet(p).system == f.system;
}

template <class Visit>
void each_site(const Look& look, const PlaceStructure& f, Unit unit, const Visit& visit) {
  if (floats(look, f.seat, unit)) {  // 78.1a: in the space area, where they could have built on a planet
    for (SystemId s : systems_with_planets_of(look, f.seat)) {
      if (!f.system.valid() || s == f.system) visit(space_of(s));
    }
    return;
  }
  for (PlanetId p : look.s.players[f.seat].planets) {
    if (here(look, f, p) && can_place_structure(look, f.seat, unit, p).allowed()) visit(on(p));
  }
}

bool any_site(const Look& look, const PlaceStructure& f, Unit unit) {
  bool any = false;
  each_site(look, f, unit, [&](Place) { any = true; });
  return any;
}

bool wanted(const PlaceStructure& f, Unit unit) {
  if (f.recalled != 0xff) return unit == static_cast<Unit>(f.recalled);
  return unit == Unit::Pds ? f.pds : unit == Unit::SpaceDock && f.dock;
}

// What may be placed straight from the reserve, and what may be recalled for it.
void list_sites(const Look& look, const PlaceStructure& f, OptionList& out) {
  for (Unit unit : {Unit::Pds, Unit::SpaceDock}) {
    if (!wanted(f, unit) || available(look, f.seat, unit) == 0) continue;
    each_site(look, f, unit, [&](Place place) { out.add(make(Verb::Place, unit, raw(place))); });
  }
}

void list_recalls(const Look& look, const PlaceStructure& f, OptionList& out) {
  for (Unit unit : {Unit::Pds, Unit::SpaceDock}) {
    if (!wanted(f, unit) || !any_site(look, f, unit)) continue;
    if (f.recalled == 0xff && available(look, f.seat, unit) > 0) continue;
    list_recalls(look, f.seat, unit, out);
  }
}

}  // namespace

Refusal can_place_structure(const Look& look, SeatId seat, Unit unit, PlanetId planet) {
  if (!known_planet(look, planet) || look.s.planets[planet].controller != seat) return refuse("TI4-28.2");
  if (floats(look, seat, unit)) return refuse("TI4-78.1a");
  if (units_barred(look, planet)) return refuse("TI4-0.3");
  return room_for(look, seat, unit, planet);
}

Next advance(Play& g, PlaceStructure& f) {
  if (f.done) return Next::Done;
  OptionList list;
  options(g.look(), f, list);
  const bool nothing = list.empty() || (list.size() == 1 && list[0] == make(Verb::Done));
  return nothing ? Next::Done : ask(g, f);
}

Asked asked(const Look&, const PlaceStructure& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::PlaceStructure), f.cause};
}

void options(const Look& look, const PlaceStructure& f, OptionList& out) {
  list_sites(look, f, out);
  const bool forced = f.recalled != 0xff || (!f.optional && !out.empty());  // 28.4a: it must be placed
  list_recalls(look, f, out);
  if (!forced) out.add(make(Verb::Done));  // nobody is forced to recall (44.4c)
  out.sort_from(0);
}

Refusal check(const Look& look, const PlaceStructure& f, Choice c) {
  if (c.verb<Verb>() == Verb::Place) {
    const Unit unit = unit_at(c, 0);
    const Place place = place_at(c, 1);
    if (!wanted(f, unit)) return refuse("TI4-28.2");
    if (place.planet.valid()) {
      const Refusal site = can_place_structure(look, f.seat, unit, place.planet);
      if (site.refused()) return site;
      if (!here(look, f, place.planet)) return refuse("TI4-28.3");
    } else if (!floats(look, f.seat, unit)) {
      return refuse("TI4-78.1");
    }
    return listed(look, f, c, "TI4-28.4");
  }
  if (f.recalled != 0xff && c.verb<Verb>() == Verb::Done) return refuse("TI4-44.4b");
  return listed(look, f, c, c.verb<Verb>() == Verb::Recall ? "TI4-28.4a" : "TI4-28.2");
}

void choose(Play& g, PlaceStructure& f, Choice c) {
  if (c.verb<Verb>() == Verb::Recall) {
    const Piece piece = piece_at(c, 0);
    remove_unit(g, f.seat, piece, place_at(c, 1));
    f.recalled = static_cast<std::uint8_t>(piece.unit);
    return;
  }
  f.done = true;
  if (c.verb<Verb>() == Verb::Place) place_units(g, f.seat, unit_at(c, 0), 1, place_at(c, 1));
}

// ---- units by effects

namespace {

bool may_have(const Look& look, const PlaceUnits& f) {
  return row_of(look, f.seat, f.unit) != nullptr;
}  // war suns

template <class Visit>
void each_site(const Look& look, const PlaceUnits& f, const Visit& visit) {
  for (SystemId s : f.spaces) visit(space_of(s));
  for (PlanetId p : f.planets) {
    if (units_barred(look, p) || room_for(look, f.seat, f.unit, p).refused()) continue;
    visit(on(p));
  }
}

bool any_site(const Look& look, const PlaceUnits& f) {
  bool any = false;
  each_site(look, f, [&](Place) { any = true; });
  return any;
}

}  // namespace

Next advance(Play& g, PlaceUnits& f) {
  if (f.count == 0 || !may_have(g, f) || !any_site(g, f)) return Next::Done;
  OptionList list;
  options(g.look(), f, list);
  const bool nothing = list.size() == 1 && list[0] == make(Verb::Done);
  if (nothing) return Next::Done;
  // Nothing is taken off the board unasked, even if there is one way alone.
  return f.recalled == Recalled::MustRecall && list[0].verb<Verb>() == Verb::Recall ? Next::Ask : ask(g, f);
}

Asked asked(const Look&, const PlaceUnits& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::PlaceUnits), f.cause};
}

void options(const Look& look, const PlaceUnits& f, OptionList& out) {
  const bool at_hand = available(look, f.seat, f.unit) > 0;
  if (at_hand) each_site(look, f, [&](Place place) { out.add(make(Verb::Place, f.unit, raw(place))); });
  if (!at_hand || f.recalled == Recalled::MustPlace) list_recalls(look, f.seat, f.unit, out);
  const bool may_stop = f.recalled != Recalled::MustRecall || out.empty();
  if ((!at_hand && may_stop) || f.recalled == Recalled::MayPlace) out.add(make(Verb::Done));
  out.sort_from(0);
}

Refusal check(const Look& look, const PlaceUnits& f, Choice c) {
  if (c.verb<Verb>() == Verb::Place && unit_at(c, 0) == f.unit && place_at(c, 1).planet.valid() &&
      f.planets.contains(place_at(c, 1).planet)) {
    const PlanetId planet = place_at(c, 1).planet;
    if (units_barred(look, planet)) return refuse("TI4-0.3");
    const Refusal room = room_for(look, f.seat, f.unit, planet);
    if (room.refused()) return room;
  }
  if (c.verb<Verb>() != Verb::Done) return listed(look, f, c, "TI4-44.4a");
  return listed(look, f, c, f.recalled == Recalled::MustRecall ? "TI4-16.5" : "TI4-44.4b");
}

void choose(Play& g, PlaceUnits& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    f.count = 0;
    return;
  }
  const Place place = place_at(c, 1);
  if (c.verb<Verb>() == Verb::Recall) {
    remove_unit(g, f.seat, piece_at(c, 0), place);
    f.recalled = Recalled::MustPlace;
    return;
  }
  if (f.recalled == Recalled::MustPlace) f.recalled = Recalled::MayPlace;
  const int count = f.together ? std::min<int>(f.count, available(g, f.seat, f.unit)) : 1;
  place_units(g, f.seat, f.unit, count, place);
  f.count = static_cast<std::uint8_t>(f.count - count);
  if (!f.together) return;
  f.planets = place.planet.valid() ? PlanetSet{place.planet} : PlanetSet{};
  f.spaces = place.planet.valid() ? SystemSet{} : SystemSet{place.system};
}

// ---- infantry that comes back

namespace {

PlanetSet home_planets(const Look& look, SeatId seat) {
  PlanetSet planets;
  const SystemId home = home_system(look, seat);
  if (!home.valid()) return planets;
  for (PlanetId p : look.r.tile(home).planets) {
    if (look.s.planets[p].controller == seat && !units_barred(look, p)) planets.insert(p);
  }
  return planets;
}

}  // namespace

Next advance(Play& g, ReturnInfantry& f) {
  const int count = g.s.players[f.seat].returning;
  if (count == 0) return Next::Done;
  const PlanetSet homes = home_planets(g, f.seat);
  if (homes.size() > 1) return Next::Ask;
  take_returning(g, f.seat, count);
  if (!homes.empty()) place_units(g, f.seat, Unit::Infantry, count, on(homes.first()));
  return Next::Done;  // without a planet at home they stay in the reserve (FAQ-8)
}

Asked asked(const Look&, const ReturnInfantry& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::PlaceUnits)};
}

void options(const Look& look, const ReturnInfantry& f, OptionList& out) {
  for (PlanetId p : home_planets(look, f.seat)) out.add(make(Verb::Place, Unit::Infantry, raw(on(p))));
}

Refusal check(const Look& look, const ReturnInfantry& f, Choice c) { return listed(look, f, c, "TI4-FAQ-8"); }

void choose(Play& g, ReturnInfantry& f, Choice c) {
  take_returning(g, f.seat, 1);
  place_units(g, f.seat, Unit::Infantry, 1, place_at(c, 1));
}

}  // namespace orrery::ti4
