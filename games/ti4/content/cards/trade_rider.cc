// Trade Rider: if the predicted outcome is resolved, 5 trade goods.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kTradeRiderReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      gain_goods(g, f.seat, 5);
      return Next::Done;
    },
};

}  // namespace

const AbilityDef kTradeRider = rider("trade_rider", kTradeRiderReward);

}  // namespace orrery::ti4
