// Reparations: after a planet of one's own passed to another player, one planet of that player is exhausted
// and one of one's own is readied; either part is done as far as it can be (16.7).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

PlanetSet to_exhaust(const Look& look, SeatId taker) {
  return planets_of(look, taker) - look.s.exhausted_planets;
}

PlanetSet to_ready(const Look& look, SeatId seat) {
  return planets_of(look, seat) & look.s.exhausted_planets;
}

bool named(const Use& a, Verb verb) {
  for (Choice c : a.answers) {
    if (c.verb<Verb>() == verb) return true;
  }
  return false;
}

}  // namespace

const AbilityDef kReparations{
    .id = "reparations",
    .at = when(Timing::AfterPlanetGained),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      if (w->detail != raw(seat) || w->subject == raw(seat)) return false;
      return !to_exhaust(look, SeatId(w->subject)).empty() || !to_ready(look, seat).empty();
    },
    // `planet` names the one to exhaust, `ready` the one to ready.
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      const SeatId taker(occasion_of(look, a)->subject);
      if (!named(a, Verb::Planet) && !named(a, Verb::Ready)) list_planets(to_exhaust(look, taker), out);
      if (!out.empty() || named(a, Verb::Ready)) return;
      for (PlanetId p : to_ready(look, a.owner)) out.add(make(Verb::Ready, raw(p)));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (Choice c : a.answers) {
        if (c.verb<Verb>() == Verb::Planet) {
          exhaust_planet(g, planet_at(c, 0));
        } else {
          ready_planet(g, planet_at(c, 0));
        }
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
