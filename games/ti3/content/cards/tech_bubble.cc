// Tech Bubble: who has performed the primary ability of Technology spends a counter of strategy allocation,
// whatever else he holds, and performs the secondary one too.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/strategic.h"

namespace orrery::ti3 {

const AbilityDef kTechBubble{
    .id = "tech_bubble",
    .at = when(Timing::AfterStrategyPrimary),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && w->object == static_cast<std::uint8_t>(StrategyCard::Technology) &&
             look.s.players[seat].strategy > 0 &&
             may_use_secondary(look, seat, StrategyCard::Technology).allowed();
    },
    .pay = [](Play& g, const Use& a) { spend_counter(g, a.owner, Area::Strategy); },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 0) return Next::Done;
      a.stage = 1;
      StrategyText text;
      text.card = StrategyCard::Technology;
      text.primary = false;
      text.seat = a.owner;
      return g.call(text);
    },
};

}  // namespace orrery::ti3
