// Construction Rider: if the predicted outcome is resolved, a space dock on a planet one controls.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/flow/place.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kConstructionRiderReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      if (f.stage++ > 0) return Next::Done;
      PlaceStructure child;
      child.seat = f.seat;
      child.pds = false;
      child.cause = asked(g, f).cause;
      return g.call(child);
    },
};

}  // namespace

const AbilityDef kConstructionRider = rider("construction_rider", kConstructionRiderReward);

}  // namespace orrery::ti4
