// Focused Research: 4 trade goods are spent to research a technology.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kPrice = 4;

}  // namespace

const AbilityDef kFocusedResearch{
    .id = "focused_research",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].trade_goods >= kPrice && anything_to_research(look, seat);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      spend_goods(g, a.owner, kPrice);
      Research f;
      f.seat = a.owner;
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
