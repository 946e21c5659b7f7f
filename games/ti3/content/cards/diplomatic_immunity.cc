// Diplomatic Immunity: only its player may activate a system with a ship of his in this round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kDiplomaticImmunity{
    .id = "diplomatic_immunity",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(look.s.ships_in[a.owner], out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::OnlyActivator, a.owner, raw(system_answer(a, 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
