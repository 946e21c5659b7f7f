// In the Silence of Space: ships of one fleet that move two systems or more may pass one system with enemy
// ships in this activation.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kInTheSilenceOfSpace{
    .id = "in_the_silence_of_space",
    .at = when(Timing::AfterActivation),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && !look.s.tactical.second.valid();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      SystemSet fleets = look.s.ships_in[a.owner] - look.s.tactical.before;
      fleets.erase(look.s.tactical.system);
      list_systems(fleets, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      pass_fleets_from(g, system_answer(a, 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
