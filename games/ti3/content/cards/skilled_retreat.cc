// Skilled Retreat: before a round of a Space Battle the whole fleet leaves for an adjacent system, friendly
// or empty, that gets a counter of reinforcements.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/retreat.h"

namespace orrery::ti3 {

const AbilityDef kSkilledRetreat{
    .id = "skilled_retreat",
    .at = when(Timing::BeforeCombatRound),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return takes_part(look, seat) && !look.s.battle.planet.valid() &&
             ships(fleet(look, seat, look.s.battle.system)) > 0;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(hideouts_of(look, a.owner, look.s.battle.system), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      activate_system(g, a.owner, system_answer(a, 0), true);
      move_fleet(g, a.owner, g.s.battle.system, system_answer(a, 0));
      leave_battle(g);
      return Next::Done;
    },
    .target = [](const Look& look, SeatId, const Occasion*) -> Choice {
      return make(Verb::System, raw(look.s.battle.system));
    },
};

}  // namespace orrery::ti3
