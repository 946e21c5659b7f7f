// Uprising: every planet in a system that is no home system is exhausted.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

PlanetSet quiet(const Look& look, SystemId s) {
  PlanetSet out;
  for (PlanetId p : look.r.tile(s).planets) {
    if (look.s.planets[p].controller.valid() && !exhausted(look, p)) out.insert(p);
  }
  return out;
}

}  // namespace

const AbilityDef kUprising{
    .id = "uprising",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_systems(
          systems_where(look, [&](SystemId s) { return !is_home(look, s) && !quiet(look, s).empty(); }), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (PlanetId p : quiet(g, system_answer(a, 0))) exhaust_planet(g, p);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
