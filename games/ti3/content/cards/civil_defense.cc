// Civil Defense: two PDS on a planet of one's own that has none, as far as there are pieces.
#include <algorithm>

#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kCivilDefense{
    .id = "civil_defense",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].reserve[at(Unit::Pds)] > 0;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (PlanetId p : planets_of(look, a.owner)) {
        if (look.s.planets[p].own.pds == 0) out.add(make(Verb::Planet, raw(p)));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const int n = std::min<int>(kMostPds, g.s.players[a.owner].reserve[at(Unit::Pds)]);
      place_units(g, a.owner, Unit::Pds, n, on(planet_answer(a, 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
