// Minister of Industry: when a space dock of its owner is placed in a system, their units there can use
// Production at once.
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/production.h"

namespace orrery::ti4 {
namespace {

SystemId system_of(const Look& look, const Occasion& w) {
  const Place place = place_of(w.detail);
  return place.planet.valid() ? look.r.planet(place.planet).system : place.system;
}

}  // namespace

const AbilityDef kLawMinisterOfIndustry{
    .id = "minister_of_industry",
    .at = when(Timing::StructurePlaced),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && static_cast<Unit>(w->object) == Unit::SpaceDock &&
             production_in(look, seat, system_of(look, *w)).limit > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(production_in(g, a.owner, system_of(g, *occasion_of(g, a))));
    },
};

}  // namespace orrery::ti4
