// The steps of combat.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

// BarrageReact comes after BarrageRolled; it stands last because records hash the number of a step.
ORRERY_STEPS_ARE(SpaceCombatStep, Start, Started, Barrage, BarrageRolled, BarrageCounted, BarrageHits,
                 RoundStart, RoundStarted, Announce, Roll, Assign, Assigned, Repair, Retreat, RoundEnd,
                 NextRound, Ending, End, BarrageReact)
ORRERY_STEPS_ARE(GroundCombatStep, Start, RoundStart, RoundStarted, Roll, Assign, Assigned, RoundEnd,
                 NextRound, Ending, End)
ORRERY_STEPS_ARE(CombatRollStep, Next, Rolled, React, Count, End)

}  // namespace orrery::ti4
