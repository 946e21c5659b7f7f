// Construction Rider: if the predicted outcome is resolved, a space dock on a planet one controls.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/flow/place.h"

namespace orrery::ti4 {
namespace {

Next give(Play& g, Reward& f) {
  if (f.stage++ > 0) return Next::Done;
  PlaceStructure child;
  child.seat = f.seat;
  child.pds = false;
  child.cause = asked(g, f).cause;
  return g.call(child);
}

constexpr RewardDef kReward{give};

}  // namespace

const AbilityDef kConstructionRider = rider("construction_rider", kReward);

}  // namespace orrery::ti4
