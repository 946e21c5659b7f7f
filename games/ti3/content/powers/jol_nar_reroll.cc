// Recalculation: a counter of strategy allocation to roll one of one's own dice again.
#include "games/ti3/content/powers/powers.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kJolNarReroll{
    .id = "jol_nar_reroll",
    .at = when(Timing::AfterCombatDice),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w != nullptr && w->subject == raw(seat) && look.s.players[seat].strategy > 0;
    },
    .pay = [](Play& g, const Use& a) { spend_counter(g, a.owner, Area::Strategy); },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 0) return Next::Done;
      a.stage = 1;
      Reroll r;
      r.seat = a.owner;
      r.most = 1;
      r.cause = cause_of(a.ref);
      return g.call(r);
    },
};

}  // namespace orrery::ti3
