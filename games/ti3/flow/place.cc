#include "games/ti3/flow/place.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

bool in_reserve(const Look& look, const PlaceUnits& f) {
  return f.unit == Unit::GroundForce || look.s.players[f.seat].reserve[at(f.unit)] > 0;
}

PlanetSet ready(const Look& look, SeatId seat) { return planets_of(look, seat) - look.s.exhausted; }

}  // namespace

Next advance(Play& g, PlaceUnits& f) {
  if (f.count == 0 || f.planets.empty() || !in_reserve(g, f)) return Next::Done;
  return ask(g, f);
}

Asked asked(const Look&, const PlaceUnits& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::PlaceUnits), f.cause};
}

void options(const Look&, const PlaceUnits& f, OptionList& out) {
  for (PlanetId p : f.planets) out.add(make(Verb::Place, f.unit, raw(on(p))));
  if (f.optional) out.add(make(Verb::Done));
}

Refusal check(const Look& look, const PlaceUnits& f, Choice c) { return listed(look, f, c, "TI3-GENERAL-5"); }

void choose(Play& g, PlaceUnits& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    f.count = 0;
    return;
  }
  --f.count;
  place_units(g, f.seat, f.unit, 1, place_at(c, 1));
}

// ---- planets that must be exhausted

Next advance(Play& g, ExhaustPlanets& f) {
  const PlanetSet left = ready(g, f.seat);
  if (f.count == 0 || left.empty()) return Next::Done;
  if (left.size() > f.count) return Next::Ask;
  for (PlanetId p : left) exhaust_planet(g, p);
  return Next::Done;
}

Asked asked(const Look&, const ExhaustPlanets& f) {
  return {f.chooser.valid() ? f.chooser : f.seat, static_cast<std::uint8_t>(Ask::Ability), f.cause};
}

void options(const Look& look, const ExhaustPlanets& f, OptionList& out) {
  for (PlanetId p : ready(look, f.seat)) out.add(make(Verb::Exhaust, raw(p)));
}

Refusal check(const Look& look, const ExhaustPlanets& f, Choice c) {
  return listed(look, f, c, "TI3-SPEND-4");
}

void choose(Play& g, ExhaustPlanets& f, Choice c) {
  --f.count;
  exhaust_planet(g, planet_at(c, 0));
}

}  // namespace orrery::ti3
