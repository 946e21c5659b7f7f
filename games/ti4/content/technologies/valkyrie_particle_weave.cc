// Valkyrie Particle Weave: after the combat rolls of a round of ground combat in which the opponent made
// hits, one more hit of one's own. Any hit counts, also one that the opponent makes with this same text.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

const AbilityDef kValkyrieParticleWeave{
    .id = "valkyrie_particle_weave",
    .at = when(Timing::GroundCombatRolled),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return ground_combat_of(look, seat) && look.s.combat.side(side_of(look, seat)).hits > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      add_hits(g, other(side_of(g, a.owner)), 1, 0);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
