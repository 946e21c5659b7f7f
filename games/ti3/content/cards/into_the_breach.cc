// Into the Breach: all ships of a fleet get +1 for the whole battle; one of its Dreadnoughts takes the first
// two hits.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"

namespace orrery::ti3 {

const AbilityDef kIntoTheBreach{
    .id = "into_the_breach",
    .at = when(Timing::BeforeSpaceBattle),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool { return takes_part(look, seat); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_ships(
          look, a.owner, look.s.battle.system, [](Piece p) { return p.unit == Unit::Dreadnought; }, out);
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kHits = 2;
      const NamedShip ship = named_ship_now(g, a.answers[0]);
      modify_battle(g, side_of(g, a.owner), 1);
      shield_fleet(g, side_of(g, a.owner), ship.piece, ship.load, kHits);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
