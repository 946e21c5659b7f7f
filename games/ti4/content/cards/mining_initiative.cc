// Mining Initiative: trade goods equal to the resources of one planet one controls; it is not exhausted.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kMiningInitiative{
    .id = "mining_initiative",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) { return !planets_of(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(planets_of(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, resources(g, planet_at(a.answers[0], 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
