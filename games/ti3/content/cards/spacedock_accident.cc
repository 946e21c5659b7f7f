// Spacedock Accident: nothing is produced at a Space Dock outside home systems in this round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kSpacedockAccident{
    .id = "spacedock_accident",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(docks_away_from_home(look), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NoProduction, SeatId{}, raw(planet_answer(a, 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
