// Munitions Reserves: at the start of a round of space combat 2 trade goods let one reroll any of one's dice
// of that round, those of the barrage included (68.1c).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMunitions = 2;

}  // namespace

const AbilityDef kMunitionsReserves{
    .id = "munitions_reserves",
    .at = when(Timing::CombatRoundStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) && look.s.players[seat].trade_goods >= kMunitions;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_goods(g, a.owner, kMunitions);  // 16.9: the cost comes first
      allow_rerolls(g, side_of(g, a.owner));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
