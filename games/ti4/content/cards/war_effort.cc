// War Effort: a cruiser in a system with one of one's ships.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"

namespace orrery::ti4 {

const AbilityDef kWarEffort{
    .id = "war_effort",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return can_place_unit(look, seat, Unit::Cruiser) && !look.s.ships_in[seat].empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(look.s.ships_in[a.owner], out);
    },
    .resolve = [](Play& g, Use& a) -> Next { return place_in_named_system(g, a, Unit::Cruiser); },
};

}  // namespace orrery::ti4
