// Rally of the People: a Dreadnought in the home system, unless that is blockaded.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kRallyOfThePeople{
    .id = "rally_of_the_people",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].reserve[at(Unit::Dreadnought)] > 0 &&
             !blockaded(look, seat, home_system(look, seat));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_units(g, a.owner, Unit::Dreadnought, 1, space_of(home_system(g, a.owner)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
