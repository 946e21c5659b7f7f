// Corporate Sponsorship: the purchase costs four resources less if the technology is green.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/research.h"

namespace orrery::ti3 {

const AbilityDef kCorporateSponsorship{
    .id = "corporate_sponsorship",
    .at = when(Timing::BeforeTechnologyPurchase),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && could_buy(look, seat, Colour::Green);
    },
    .resolve = [](Play& g, Use&) -> Next {
      constexpr std::uint8_t kSponsored = 4;
      find_frame<Research>(g)->discount[static_cast<std::size_t>(Colour::Green)] = kSponsored;
      return Next::Done;
    },
};

}  // namespace orrery::ti3
