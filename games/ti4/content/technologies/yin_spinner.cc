// Yin Spinner: every use of Production adds one infantry to a planet of the player in that system, also one
// without units. That infantry is placed, not produced: it costs nothing and counts toward no limit of the
// use. Without a planet there nothing happens.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/place.h"

namespace orrery::ti4 {
namespace {

PlanetSet planets_for_infantry(const Look& look, SeatId seat, SystemId system) {
  PlanetSet set;
  for (PlanetId p : look.r.tile(system).planets) {
    if (look.s.planets[p].controller == seat && !units_barred(look, p)) set.insert(p);
  }
  return set;
}

}  // namespace

const AbilityDef kYinSpinner{
    .id = "yin_spinner",
    .at = when(Timing::UnitsProduced),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !planets_for_infantry(look, seat, SystemId(w->object)).empty();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      PlaceUnits f;
      f.seat = a.owner;
      f.unit = Unit::Infantry;
      f.planets = planets_for_infantry(g, a.owner, SystemId(occasion_of(g, a)->object));
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
