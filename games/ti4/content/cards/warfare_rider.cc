// Warfare Rider: if the predicted outcome is resolved, a dreadnought in a system with a ship of one's own.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/flow/place.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kWarfareRiderReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      if (f.stage++ > 0 || g.s.ships_in[f.seat].empty()) return Next::Done;
      PlaceUnits child;
      child.seat = f.seat;
      child.unit = Unit::Dreadnought;
      child.spaces = g.s.ships_in[f.seat];
      child.cause = asked(g, f).cause;
      return g.call(child);
    },
};

}  // namespace

const AbilityDef kWarfareRider = rider("warfare_rider", kWarfareRiderReward);

}  // namespace orrery::ti4
