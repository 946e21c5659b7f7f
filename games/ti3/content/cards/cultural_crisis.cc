// Cultural Crisis: a player, oneself too, loses all abilities of his race for the round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kCulturalCrisis{
    .id = "cultural_crisis",
    .at = when(Timing::StrategyPhase),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (SeatId seat : clockwise_from(look, SeatId(0))) out.add(make(Verb::Player, raw(seat)));
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NoAbilities, player_answer(a, 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
