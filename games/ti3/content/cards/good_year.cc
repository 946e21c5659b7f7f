// Good Year: a trade good for each planet outside one's home system.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kGoodYear{
    .id = "good_year",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return planets_away(look, seat) > 0 && look.s.goods_left > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, planets_away(g, a.owner));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
