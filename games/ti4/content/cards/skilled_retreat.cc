// Skilled Retreat: at the start of a round of space combat all one's ships leave for an adjacent system free
// of other players' ships. No retreat in the sense of the rules (FAQ-29); the combat is a draw.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/retreat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kSkilledRetreat{
    .id = "skilled_retreat",
    .at = when(Timing::CombatRoundStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) && has_ships(look, seat, look.s.combat.system) &&
             !retreat_systems(look, seat, true).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_systems(retreat_systems(look, a.owner, true), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      end_combat_early(g);
      Retreat f;
      f.seat = a.owner;
      f.any_system = true;
      f.to = system_at(a.answers[0], 0);
      return g.call(f);
    },
};

}  // namespace orrery::ti4
