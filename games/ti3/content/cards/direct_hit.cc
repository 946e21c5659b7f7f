// Direct Hit: a Dreadnought or War Sun of the opponent that was just damaged in a Space Battle is destroyed
// (TI3-ERRATA-8).
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"

namespace orrery::ti3 {
namespace {

bool is_heavy_target(Unit u) { return u == Unit::Dreadnought || u == Unit::WarSun; }

}  // namespace

const AbilityDef kDirectHit{
    .id = "direct_hit",
    .at = when(Timing::ShipDamaged),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return takes_part(look, seat) && w->subject != raw(seat) &&
             is_heavy_target(static_cast<Unit>(w->object));
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      const auto damaged = [](Piece p) { return p.damaged && is_heavy_target(p.unit); };
      list_ships(look, opponent_of(look, a.owner), look.s.battle.system, damaged, out);
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (named_ship_now(g, a.answers[0]).piece.damaged) destroy_named(g, a.answers[0]);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
