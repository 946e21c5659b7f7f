// Imperial Rider: if the predicted outcome is resolved, a victory point.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kImperialRiderReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      gain_points(g, f.seat, 1);
      return Next::Done;
    },
};

}  // namespace

const AbilityDef kImperialRider = rider("imperial_rider", kImperialRiderReward);

}  // namespace orrery::ti4
