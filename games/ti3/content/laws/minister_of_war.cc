// Minister of War: before a space battle, a counter of strategy allocation for a hit without return fire.
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/hits.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kMinisterOfWar{
    .id = "minister_of_war",
    .at = when(Timing::BeforeSpaceBattle),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return takes_part(look, seat) && look.s.players[seat].strategy > 0;
    },
    .pay = [](Play& g, const Use& a) { spend_counter(g, a.owner, Area::Strategy); },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 0) return Next::Done;
      a.stage = 1;
      AssignHits hit;
      hit.seat = opponent_of(g, a.owner);
      hit.by = a.owner;
      hit.system = g.s.battle.system;
      hit.hits = 1;
      hit.how = RollKind::Shot;
      return g.call(hit);
    },
};

}  // namespace orrery::ti3
