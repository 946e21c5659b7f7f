// Trade Rider: if the predicted outcome is resolved, 5 trade goods.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

Next give(Play& g, Reward& f) {
  gain_goods(g, f.seat, 5);
  return Next::Done;
}

constexpr RewardDef kReward{give};

}  // namespace

const AbilityDef kTradeRider = rider("trade_rider", kReward);

}  // namespace orrery::ti4
