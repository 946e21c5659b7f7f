// Ghost Ship: a Destroyer in a system with a wormhole and without enemy ships.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {

const AbilityDef kGhostShip{
    .id = "ghost_ship",
    .at = when(Timing::Action),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].reserve[at(Unit::Destroyer)] > 0;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_systems(systems_where(look,
                                 [&](SystemId s) {
                                   return any_wormhole(look, s) && can_be_entered(look, s) &&
                                          !enemy_ships(look, a.owner, s);
                                 }),
                   out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_units(g, a.owner, Unit::Destroyer, 1, space_of(system_answer(a, 0)));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
