// Armistice: an opponent may not invade one planet of one's own in this round.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kArmistice{
    .id = "armistice",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return !planets_of(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (a.answers.empty()) {
        list_opponents(
            look, a.owner, [](SeatId) { return true; }, out);
      } else if (a.answers.size() == 1) {
        list_planets(planets_of(look, a.owner), out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      last(g, Hold::NoInvasion, player_answer(a, 0), raw(planet_answer(a, 1)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
