// Where a battle stands, as everybody sees it: stages as players know them (TI3-SPACE, TI3-INVASION), not
// steps of our procedure.
#pragma once

#include "engine/contract/shown.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

ORRERY_ENUM(BattleStage, Start, Barrage, Shots, SabotageRuns, Bombardment, PdsFire, AnnounceRetreat,
            AttackerRolls, DefenderRolls, Losses, Retreat, RoundEnd, End)
inline ShapeText shape_text(const BattleStage*) {
  return {"BattleStage", "Where a battle stands: what comes before it, stages of a round, and its end."};
}

// The stage of the battle nearest to the top; Start if it is just about to begin.
BattleStage battle_stage(const FixedVec<Frames, kMaxDepth>& frames);

}  // namespace orrery::ti3
