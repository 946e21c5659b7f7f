// Dimensional Splicer: at the start of a space combat in a system with a wormhole and a ship of one's own, 1
// hit on an enemy ship of one's choice. The hit can be cancelled (FAQ-33); only that ship can sustain it.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/content/text_hits.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {
namespace {

Next hit(Play& g, Use& a) {
  AssignHits f = announced_hits(g, a.owner);
  f.only = a.answers[0].operand(1);
  return g.call(f);
}

}  // namespace

const AbilityDef kDimensionalSplicer{
    .id = "dimensional_splicer",
    .at = when(Timing::SpaceCombatStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const SystemId system = look.s.combat.system;
      return space_combat_of(look, seat) && has_ships(look, seat, system) &&
             has_wormhole_for(look, seat, system) && has_ships(look, opponent_of(look, seat), system);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_enemy_ships(look, a.owner, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      switch (a.stage++) {
        case 0:
          return announce_hits(g, opponent_of(g, a.owner), 1);
        case 1:
          return hit(g, a);
        default:
          return Next::Done;
      }
    },
};

}  // namespace orrery::ti4
