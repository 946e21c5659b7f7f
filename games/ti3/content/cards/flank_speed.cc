// Flank Speed: all ships that move to the system that was just activated move one system further.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kFlankSpeed{
    .id = "flank_speed",
    .at = when(Timing::AfterActivation),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !look.s.tactical.second.valid();
    },
    .resolve = [](Play& g, Use&) -> Next {
      speed_up_ships(g);
      return Next::Done;
    },
    .target = [](const Look& look, SeatId, const Occasion*) -> Choice {
      return make(Verb::System, raw(look.s.tactical.system));
    },
};

}  // namespace orrery::ti3
