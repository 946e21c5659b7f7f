// Star Forge: 1 strategy token for 2 fighters or 1 destroyer in a system with a war sun of one's own. A
// destroyer may have to be recalled from the board (44.4a).
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kForgedFighters = 2;

SystemSet forges(const Look& look, SeatId seat) {
  SystemSet out;
  for (SystemId s : look.s.ships_in[seat]) {
    if (forces(look, seat, s).of(Unit::WarSun) > 0) out.insert(s);
  }
  return out;
}

}  // namespace

const AbilityDef kStarForge{
    .id = "star_forge",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].strategy > 0 && !forges(look, seat).empty();
    },
    // What is placed and where, in one answer: `place fighter 20` means both fighters.
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (Unit unit : {Unit::Destroyer, Unit::Fighter}) {
        if (!can_place_unit(look, a.owner, unit)) continue;
        for (SystemId s : forges(look, a.owner)) out.add(make(Verb::Place, unit, raw(space_of(s))));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      spend_token(g, a.owner, Pool3::Strategy);  // 16.9: the cost comes first
      PlaceUnits f;
      f.seat = a.owner;
      f.unit = unit_at(a.answers[0], 0);
      f.count = f.unit == Unit::Fighter ? kForgedFighters : 1;
      f.together = true;
      f.spaces.insert(place_at(a.answers[0], 1).system);
      f.recalled = Recalled::MustRecall;
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
