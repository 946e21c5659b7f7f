// Warfare Rider: if the predicted outcome is resolved, a dreadnought in a system with a ship of one's own.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/flow/place.h"

namespace orrery::ti4 {
namespace {

Next give(Play& g, Reward& f) {
  if (f.stage++ > 0 || g.s.ships_in[f.seat].empty()) return Next::Done;
  PlaceUnits child;
  child.seat = f.seat;
  child.unit = Unit::Dreadnought;
  child.spaces = g.s.ships_in[f.seat];
  child.cause = asked(g, f).cause;
  return g.call(child);
}

constexpr RewardDef kReward{give};

}  // namespace

const AbilityDef kWarfareRider = rider("warfare_rider", kReward);

}  // namespace orrery::ti4
