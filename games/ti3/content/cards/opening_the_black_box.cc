// Opening the Black Box: planets with a red specialty give a discount of two each in place of one, if the
// technology is red.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/research.h"

namespace orrery::ti3 {

const AbilityDef kOpeningTheBlackBox{
    .id = "opening_the_black_box",
    .at = when(Timing::BeforeTechnologyPurchase),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && could_buy(look, seat, Colour::Red) &&
             specialties(look, seat, Colour::Red, true) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      find_frame<Research>(g)->discount[static_cast<std::size_t>(Colour::Red)] =
          static_cast<std::uint8_t>(specialties(g, a.owner, Colour::Red, true));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
