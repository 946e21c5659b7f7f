// Reparations: right after an opponent has taken a planet of one's own he exhausts one of his, and one of
// one's own with no more resources is refreshed.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kReparations{
    .id = "reparations",
    .at = when(Timing::PlanetTaken),
    .usable = [](const Look&, SeatId seat, const Occasion* w) -> bool {
      return w->detail == raw(seat) && w->subject != raw(seat);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.empty()) {
        const SeatId other(find_frame<Occasion>(look)->subject);
        return list_planets(planets_of(look, other) - look.s.exhausted, out);
      }
      if (a.answers.size() > 1) return;
      for (PlanetId p : planets_of(look, a.owner) & look.s.exhausted) {
        if (resources(look, p) <= resources(look, planet_answer(a, 0))) out.add(make(Verb::Refresh, raw(p)));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      exhaust_planet(g, planet_answer(a, 0));
      if (a.answers.size() > 1) refresh_planet(g, planet_answer(a, 1));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
