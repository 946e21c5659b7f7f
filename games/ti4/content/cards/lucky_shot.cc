// Lucky Shot: destroys a dreadnought, cruiser or destroyer of another player in a system with a planet of
// one's own (FAQ-36). It is no hit and cannot be sustained (77.5).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

void list_targets_of_shot(const Look& look, SeatId seat, OptionList& out) {
  for (SystemId s : systems_with_planets_of(look, seat)) {
    for (SeatId other : others(look, seat)) {
      for (Unit unit : {Unit::Dreadnought, Unit::Cruiser, Unit::Destroyer})
        list_ships(look, other, unit, s, out);
    }
  }
  out.sort_from(0);
}

}  // namespace

const AbilityDef kLuckyShot{
    .id = "lucky_shot",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      OptionList targets;
      list_targets_of_shot(look, seat, targets);
      return !targets.empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_targets_of_shot(look, a.owner, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const Choice target = a.answers[0];
      destroy_unit(g, seat_at(target, 0), piece_at(target, 1), place_at(target, 2), a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
