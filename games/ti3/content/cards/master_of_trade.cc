// Master of Trade: with two trade agreements, up to two planets are refreshed.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kMasterOfTrade{
    .id = "master_of_trade",
    .at = when(Timing::AnyTime),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return agreements(look, seat) == 2;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.size() > 1) return;
      for (PlanetId p : planets_of(look, a.owner) & look.s.exhausted) {
        if (a.answers.empty() || p != planet_answer(a, 0)) out.add(make(Verb::Refresh, raw(p)));
      }
      if (!a.answers.empty() && !out.empty()) out.add(make(Verb::Done));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (const Choice c : a.answers) {
        if (c.verb<Verb>() == Verb::Refresh) refresh_planet(g, planet_at(c, 0));
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
