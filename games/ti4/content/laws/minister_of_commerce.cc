// Minister of Commerce: when its owner's commodities are replenished, a trade good per neighbour.
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

int neighbours_of(const Look& look, SeatId seat) {
  int n = 0;
  for (SeatId other : others(look, seat)) n += neighbours(look, seat, other) ? 1 : 0;
  return n;
}

}  // namespace

const AbilityDef kLawMinisterOfCommerce{
    .id = "minister_of_commerce",
    .at = when(Timing::CommoditiesReplenished),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && neighbours_of(look, seat) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      gain_goods(g, a.owner, neighbours_of(g, a.owner));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
