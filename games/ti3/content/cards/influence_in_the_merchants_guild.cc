// Influence in the Merchants' Guild: one trade agreement in play ends, whoever has made it.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kInfluenceInTheMerchantsGuild{
    .id = "influence_in_the_merchants_guild",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.size() > 1) return;
      for (int i = 0; i < look.r.players; ++i) {
        const SeatId seat(i);
        const bool fits =
            a.answers.empty() ? agreements(look, seat) > 0 : partners(look, player_answer(a, 0), seat);
        if (fits) out.add(make(Verb::Player, raw(seat)));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      end_agreement(g, player_answer(a, 0), player_answer(a, 1));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
