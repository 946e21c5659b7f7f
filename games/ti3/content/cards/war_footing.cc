// War Footing: two ships more than the fleet supply in one system, to the end of the round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kWarFooting{
    .id = "war_footing",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_systems(systems_where(look, [&](SystemId s) { return can_be_entered(look, s); }), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::LargerFleet, a.owner, raw(system_answer(a, 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
