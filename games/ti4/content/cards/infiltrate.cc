// Infiltrate: when one gains control of a planet, the PDS and space docks there are replaced by one's own of
// the same type. They are not destroyed; what cannot be replaced is lost as usual (43.5a).
#include <algorithm>

#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<Unit, 2> kStructures{Unit::Pds, Unit::SpaceDock};

int structures(const Look& look, SeatId seat, PlanetId planet, Unit unit) {
  int n = 0;
  for (SeatId other : others(look, seat)) n += ground(look, other, planet).of(unit);
  return n;
}

void remove_one(Play& g, SeatId seat, PlanetId planet, Unit unit) {
  for (SeatId other : others(g, seat)) {
    if (ground(g, other, planet).of(unit) == 0) continue;
    remove_unit(g, other, {unit, false}, on(planet));
    return;
  }
}

// A space dock that floats goes to the space area (78.1a).
PlaceUnits replacement(const Look& look, const Use& a, PlanetId planet, Unit unit) {
  PlaceUnits f;
  f.seat = a.owner;
  f.unit = unit;
  if (row_of(look, a.owner, unit)->has(UnitTrait::Floating)) {
    f.spaces.insert(look.r.planet(planet).system);
  } else {
    f.planets.insert(planet);
  }
  f.cause = ability_asked(look, a).cause;
  return f;
}

}  // namespace

const AbilityDef kInfiltrate{
    .id = "infiltrate",
    .at = when(Timing::PlanetGained),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      if (w->subject != raw(seat)) return false;
      for (Unit unit : kStructures) {
        if (structures(look, seat, PlanetId(w->object), unit) > 0 && can_place_unit(look, seat, unit))
          return true;
      }
      return false;
    },  // One structure at a time: each may have to be recalled from the board (44.4a).
    .resolve = [](Play& g, Use& a) -> Next {
      const PlanetId planet(occasion_of(g, a)->object);
      for (Unit unit : kStructures) {
        if (structures(g, a.owner, planet, unit) == 0 || !can_place_unit(g, a.owner, unit)) continue;
        remove_one(g, a.owner, planet, unit);
        return g.call(replacement(g, a, planet, unit));
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
