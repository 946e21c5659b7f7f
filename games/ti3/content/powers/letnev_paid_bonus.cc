// Paid Fervour: two trade goods before a combat round; all ships get +1 in it, or all ground forces +2.
#include "games/ti3/content/powers/powers.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kPriceOfFervour = 2;

}  // namespace

const AbilityDef kLetnevPaidBonus{
    .id = "letnev_paid_bonus",
    .at = when(Timing::BeforeCombatRound),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return takes_part(look, seat) && look.s.players[seat].trade_goods >= kPriceOfFervour;
    },
    .pay = [](Play& g, const Use& a) { spend_goods(g, a.owner, kPriceOfFervour); },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kShipBonus = 1;
      constexpr int kTroopBonus = 2;
      modify_round(g, side_of(g, a.owner), g.s.battle.planet.valid() ? kTroopBonus : kShipBonus);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
