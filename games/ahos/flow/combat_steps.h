// The steps of combat.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_STEPS_ARE(CombatStep, Reveal, Strengths, AttackerStays, Envoys, AfterEnvoys, DefenderStays, Responses,
                 Answered, LoserLosses, WinnerLosses, Retreat, Aftermath, Salvage, Refill, End)

}  // namespace orrery::ahos
