// Leadership Rider: if the predicted outcome is resolved, 3 command tokens.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kLeadershipRiderReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      if (f.stage++ > 0) return Next::Done;
      GainTokens child;
      child.seat = f.seat;
      child.count = 3;
      return g.call(child);
    },
};

}  // namespace

const AbilityDef kLeadershipRider = rider("leadership_rider", kLeadershipRiderReward);

}  // namespace orrery::ti4
