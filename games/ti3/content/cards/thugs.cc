// Thugs: a player cannot vote in the council for the rest of the round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kThugs{
    .id = "thugs",
    .at = when(Timing::PoliticsBeforeVote),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0) || !look.s.council.card.valid()) return;
      for (SeatId seat : clockwise_from(look, SeatId(0))) out.add(make(Verb::Player, raw(seat)));
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NoVote, player_answer(a, 0));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
