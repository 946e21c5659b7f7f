// Courageous to the End: after one of one's ships was destroyed in a space combat, 2 dice against its printed
// combat value; for each success the opponent picks a ship of theirs, which is destroyed. No hits: nothing
// can be sustained (FAQ-30).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/content/text_hits.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

Next roll(Play& g, Use& a) {
  const Unit unit = piece_of(occasion_of(g, a)->object).unit;
  begin_roll(g, a.owner, RollKind::Other);
  add_dice(g, unit, 2, row_of(g, a.owner, unit)->combat, 0);
  return g.call(Roll{a.owner});
}

Next destroy(Play& g, const Use& a) {
  tell_roll(g, hits_rolled(g));
  AssignHits f = hits_by_text(g, a.owner, hits_rolled(g));
  end_roll(g);
  f.direct = true;
  return f.hits > 0 ? g.call(f) : Next::Again;
}

}  // namespace

const AbilityDef kCourageousToTheEnd{
    .id = "courageous_to_the_end",
    .at = when(Timing::UnitDestroyed),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      if (w->subject != raw(seat) || !space_combat_of(look, seat)) return false;
      const Unit unit = piece_of(w->object).unit;
      const UnitRow* row = row_of(look, seat, unit);
      return fights_as_ship(look, seat, unit) && row != nullptr && row->combat > 0 &&
             still_fights(look, other(side_of(look, seat)));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      switch (a.stage++) {
        case 0:
          return roll(g, a);
        case 1:
          return destroy(g, a);
        default:
          return Next::Done;
      }
    },
};

}  // namespace orrery::ti4
