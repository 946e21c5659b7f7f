// The steps of status_phase.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(StatusStep, Start, Score, Reveal, Draw, RemoveTokens, GainTokens, Ready, Repair, Return,
                 Ending, End)

}  // namespace orrery::ti4
