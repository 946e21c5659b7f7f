// Focused Research: six resources more buy a technology of which exactly one prerequisite is missing.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/research.h"

namespace orrery::ti3 {
namespace {

constexpr std::uint8_t kSkipPrice = 6;

}  // namespace

const AbilityDef kFocusedResearch{
    .id = "focused_research",
    .at = when(Timing::BeforeTechnologyPurchase),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      const Research* purchase = find_frame<Research>(look);
      return w->subject == raw(seat) && purchase != nullptr && could_skip(look, *purchase, kSkipPrice);
    },
    .resolve = [](Play& g, Use&) -> Next {
      find_frame<Research>(g)->skip_price = kSkipPrice;
      return Next::Done;
    },
};

}  // namespace orrery::ti3
