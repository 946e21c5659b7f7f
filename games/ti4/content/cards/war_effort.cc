// War Effort: a cruiser in a system with one of one's ships.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/place.h"

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
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      PlaceUnits f;
      f.seat = a.owner;
      f.unit = Unit::Cruiser;
      f.spaces.insert(system_at(a.answers[0], 0));
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
