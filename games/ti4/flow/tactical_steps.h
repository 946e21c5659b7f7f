// The steps of tactical.h.
#pragma once

#include "engine/core/enum_names.h"

namespace orrery::ti4 {

ORRERY_STEPS_ARE(TacticalStep, Activate, Activated, Moved, SpaceCannon, SpaceCombat, Invasion, Production,
                 End, Closed)

}  // namespace orrery::ti4
