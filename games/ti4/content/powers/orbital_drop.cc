// Orbital Drop: 1 strategy token for 2 infantry on one planet one controls.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kOrbitalDrop{
    .id = "orbital_drop",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].strategy > 0 && !room_for_units(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_planets(room_for_units(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, a.owner, Pool3::Strategy);
      place_units(g, a.owner, Unit::Infantry, 2, on(planet_at(a.answers[0], 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
