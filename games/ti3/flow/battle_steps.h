// The steps of battle.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti3 {

ORRERY_STEPS_ARE(SpaceBattleStep, EarlyRetreat, Begin, ChooseOrder, Barrage, BarrageHits, Shots, MineHits,
                 ShotHits, Runs, RunTarget, RunSecond, RunDice, RunInner, RoundStart, Announce, Roll, Rolled,
                 Losses, ExecuteRetreat, RoundEnd, End)

ORRERY_STEPS_ARE(BattleRollStep, Throw, Thrown, Reroll, Count, End)

ORRERY_STEPS_ARE(InvasionCombatStep, Begin, Diplomat, War, Bombard, PdsFire, PdsHits, RoundStart, Fighters,
                 Roll, Rolled, Losses, RoundEnd, Result, Spoils, End)

}  // namespace orrery::ti3
