// Quash: a counter of strategy allocation cancels a political card that was just read; another one is drawn.
#include "games/ti3/content/powers/powers.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kXxchaCancelAgenda{
    .id = "xxcha_cancel_agenda",
    .at = when(Timing::PoliticalCardRead),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.council.card.valid() && look.s.players[seat].strategy > 0;
    },
    .pay = [](Play& g, const Use& a) { spend_counter(g, a.owner, Area::Strategy); },
    .resolve = [](Play& g, Use&) -> Next {
      skip_political(g);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
