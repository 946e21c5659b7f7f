// Where a combat stands, as everybody sees it: stages of a round as players know them (23, 24), not steps of
// our procedure.
#pragma once

#include "engine/contract/shown.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

ORRERY_ENUM(CombatStage, Start, Barrage, AnnounceRetreat, AttackerRolls, DefenderRolls, Hits, Retreat,
            RoundEnd, End)
inline ShapeText shape_text(const CombatStage*) {
  return {"CombatStage", "Where a combat stands: stages of a round, and its beginning and end."};
}

// The stage of the combat nearest to the top; Start if it is just about to begin.
using FrameStack = FixedVec<Frames, kMaxDepth>;
CombatStage combat_stage(const FrameStack& frames);

}  // namespace orrery::ti4
