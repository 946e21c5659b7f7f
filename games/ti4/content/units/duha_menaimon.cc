// Duha Menaimon: after its owner activated the system it stands in, up to 5 units may be produced there at
// their cost. Not the Production ability (FAQ-18); a flagship that moves in later comes too late (ARBOREC-2).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/units/units.h"
#include "games/ti4/flow/production.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostBuilt = 5;

// The ship builds in space: ground forces may stay there or go to planets of its owner (60.4).
Production shipyard(const Look& look, SeatId seat, SystemId system) {
  PlanetSet own;
  for (PlanetId p : look.r.tile(system).planets) {
    if (look.s.planets[p].controller == seat) own.insert(p);
  }
  Production f = production_by_effect(look, seat, system, kMostBuilt, own);
  f.in_space = true;
  return f;
}

}  // namespace

const AbilityDef kDuhaMenaimon{
    .id = "duha_menaimon",
    .at = when(Timing::SystemActivated),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const SystemId system(w->object);
      return w->subject == raw(seat) && unit_text(look, seat, system, UnitTrait::BuildsOnActivation) &&
             can_produce_anything(look, shipyard(look, seat, system));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(shipyard(g, a.owner, SystemId(occasion_of(g, a)->object)));
    },
};

}  // namespace orrery::ti4
