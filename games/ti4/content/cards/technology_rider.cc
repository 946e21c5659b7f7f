// Technology Rider: if the predicted outcome is resolved, one researches a technology.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/flow/research.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kTechnologyRiderReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      if (f.stage++ > 0 || !anything_to_research(g, f.seat)) return Next::Done;
      Research child;
      child.seat = f.seat;
      child.cause = asked(g, f).cause;
      return g.call(child);
    },
};

}  // namespace

const AbilityDef kTechnologyRider = rider("technology_rider", kTechnologyRiderReward);

}  // namespace orrery::ti4
