// The Inferno: as an action, 1 strategy token for a cruiser in the flagship's system. The cruiser may have to
// be recalled from the board (44.4a).
#include "games/ti4/content/targets.h"
#include "games/ti4/content/units/units.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

SystemSet with_flagship(const Look& look, SeatId seat) {
  SystemSet out;
  for (SystemId s : look.s.ships_in[seat]) {
    if (forces(look, seat, s).of(Unit::Flagship) > 0) out.insert(s);
  }
  return out;
}

}  // namespace

const AbilityDef kTheInferno{
    .id = "the_inferno",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].strategy > 0 && can_place_unit(look, seat, Unit::Cruiser);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      spend_token(g, a.owner, Pool3::Strategy);  // 16.9: the cost comes first
      PlaceUnits f;
      f.seat = a.owner;
      f.unit = Unit::Cruiser;
      f.spaces = with_flagship(g, a.owner);
      f.recalled = Recalled::MustRecall;
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
