// Lucky Shot: an enemy Dreadnought, Cruiser or Destroyer in a system with a planet of one's own is destroyed.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

bool may_be_shot(Piece p) {
  return p.unit == Unit::Dreadnought || p.unit == Unit::Cruiser || p.unit == Unit::Destroyer;
}

}  // namespace

const AbilityDef kLuckyShot{
    .id = "lucky_shot",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (int i = 0; i < look.r.players; ++i) {
        if (SeatId(i) == a.owner) continue;
        for (SystemId s : look.s.ships_in[SeatId(i)]) {
          if (controls_in(look, a.owner, s)) list_ships(look, SeatId(i), s, may_be_shot, out);
        }
      }
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      destroy_named(g, a.answers[0]);
      return Next::Done;
    },
};

}  // namespace orrery::ti3
