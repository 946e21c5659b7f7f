// Dug In: one's ground forces on a planet of the system that is invaded cannot be bombarded in this round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kDugIn{
    .id = "dug_in",
    .at = when(Timing::BeforeBombardment),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return look.s.planets[PlanetId(w->object)].controller == seat;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (PlanetId p : look.r.tile(look.s.battle.system).planets) {
        if (look.s.planets[p].controller == a.owner && look.s.planets[p].own.troops() > 0 &&
            !held(look, Hold::NoBombardment, a.owner, raw(p)))
          out.add(make(Verb::Planet, raw(p)));
      }
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NoBombardment, a.owner, raw(planet_answer(a, 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
